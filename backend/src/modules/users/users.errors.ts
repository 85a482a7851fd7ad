import { AppError } from '../../platform/http/app-error.js';

export class ProfileLockedError extends AppError {
  constructor() {
    super(422, 'profile.locked', 'Our team has locked this profile. Please ask us to change it.');
  }
}

export class OwnAdminRightsError extends AppError {
  constructor() {
    super(422, 'user.own_admin_rights', 'You cannot take your own admin rights away. Ask another admin.');
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
