import { AppError } from '../../../platform/http/errors/app-error.js';

export class ReauthenticationRequiredError extends AppError {
  constructor() {
    super(
      403,
      'auth.reauthentication_required',
      'Please sign in again, then repeat this within ten minutes.',
    );
  }
}
