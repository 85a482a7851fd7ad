import type { ProfileResponse } from './profile.dto.js';
import type { Profile } from './profiles.repository.js';

export function presentProfile(profile: Profile): ProfileResponse {
  return {
    id: profile.id,
    email: profile.email,
    full_name: profile.full_name,
    first_name: profile.first_name,
    time_zone: profile.time_zone,
    is_admin: profile.is_admin,
    onboarding_completed: profile.onboarding_completed,
    content_pillars: profile.content_pillars,
    weekly_posting_goal: profile.weekly_posting_goal,
    posting_streak: profile.posting_streak,
    profile_locked: profile.profile_locked,
    target_audience: profile.target_audience,
    ideal_target_client: profile.ideal_target_client,
    client_pain_points: profile.client_pain_points,
    content_strategy: profile.content_strategy,
    business_size: profile.business_size,
    company_size: profile.company_size,
    industry: profile.industry,
    pain_points: profile.pain_points,
    generated_icp_summary: profile.generated_icp_summary,
    created_at: profile.created_at,
    updated_at: profile.updated_at,
  };
}
