import type { Profile } from '../../users/profile/profiles.repository.js';
import type { SignedInResponse, UserResponse } from '../auth.dto.js';

export function presentUser(profile: Profile): UserResponse {
  const { id, email, full_name, first_name, is_admin, onboarding_completed, time_zone } = profile;
  return {
    id,
    email,
    full_name,
    first_name,
    is_admin,
    onboarding_completed,
    time_zone,
    user_metadata: { role: is_admin ? 'admin' : 'user' },
  };
}

export function presentSession({
  profile,
  expiresAt,
}: {
  readonly profile: Profile;
  readonly expiresAt: Date;
}): SignedInResponse {
  return { user: presentUser(profile), session: { expires_at: expiresAt } };
}
