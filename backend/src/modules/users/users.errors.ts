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
