import { AppError } from '../../platform/http/errors/app-error.js';
import type { AdminUserResponse } from './admin/admin-users.dto.js';

export class ProfileLockedError extends AppError {
  constructor() {
    super(422, 'profile.locked', 'The staff has locked this profile. Please ask them to change it.');
  }
}

/** Staff give a name and change it; whoever has one keeps one. */
export class NameMissingError extends AppError {
  constructor() {
    super(422, 'user.name_missing', 'A person’s name can be changed, not removed.');
  }
}

export class OwnAdminRightsError extends AppError {
  constructor() {
    super(422, 'user.own_admin_rights', 'You cannot take your own admin rights away. Ask another admin.');
  }
}

export class LastAdminError extends AppError {
  constructor() {
    super(409, 'user.last_admin', 'You are the only admin. Make somebody else one before you go.');
  }
}

/** Anybody can make an account with somebody else's address: it cannot be staff before the address is proved. */
export class EmailUnconfirmedError extends AppError {
  constructor() {
    super(
      409,
      'user.email_unconfirmed',
      'Nobody has confirmed this address yet. Ask them to sign in once with the link that we mail them.',
    );
  }
}

/** Onboarding ends with 3 to 5 content pillars; PROFILE_LIMITS has the numbers. */
export class PillarsMissingError extends AppError {
  constructor() {
    super(422, 'profile.pillars_missing', 'Please choose at least three content pillars.');
  }
}

export class AnswersMissingError extends AppError {
  constructor() {
    super(409, 'profile.answers_missing', 'Please tell us about your clients and your business first.');
  }
}

/**
 * The change started from a version that is no longer the newest; `details.current` has the newer one, `details.changed_by` the
 * address of who of the staff made it.
 */
export class UserStaleError extends AppError {
  constructor(current: AdminUserResponse, changedBy: string | null) {
    super(409, 'user.stale', 'This person was changed meanwhile.', { current, changed_by: changedBy });
  }
}
