import { PROFILE_LIMITS, defaultWritingProfile, type WritingProfile } from '@drumbeat/domain';
import type { ProfileResponse } from './profile.dto.js';
import type { Profile } from './profiles.repository.js';

/** A person's profile with what onboarding and settings keep in the writing profile; null where there is none yet. */
export interface OwnProfile {
  readonly profile: Profile;
  readonly preferences: WritingProfile | null;
}

export function presentProfile({ profile, preferences }: OwnProfile): ProfileResponse {
  const settings = preferences ?? defaultWritingProfile();
  const { step, sample_post } = settings.onboarding_data;
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
    voice: {
      writing_style_tone: settings.writing_style_tone,
      writing_style_formality: settings.writing_style_formality,
      directness_level: settings.directness_level,
      confidence_level: settings.confidence_level,
      energy_level: settings.energy_level,
    },
    notifications: {
      email_notifications: settings.email_notifications,
      content_reminders: settings.content_reminders,
      weekly_insights: settings.weekly_insights,
      marketing_emails: settings.marketing_emails,
    },
    // Older clients save arbitrary onboarding_data.
    sample_post: typeof sample_post === 'string' ? sample_post : null,
    onboarding_step: isStep(step) ? step : 1,
    created_at: profile.created_at,
    updated_at: profile.updated_at,
  };
}

function isStep(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= PROFILE_LIMITS.onboardingSteps;
}
