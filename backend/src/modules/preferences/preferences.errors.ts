import { AppError } from '../../platform/http/errors/app-error.js';

export class PreferencesExistError extends AppError {
  constructor() {
    super(409, 'preferences.exist', 'You already have a writing profile.');
  }
}
