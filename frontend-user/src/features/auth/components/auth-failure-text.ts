import { ACCOUNT_TEXTS, authErrorText, type AuthAction } from '@drumbeat/domain';
import { ApiError } from '../../../lib/api';

/** The sentence for a failed sign-in or sign-up; our own time-out has one of its own (C-03). */
export function authFailureText(error: Error, action: AuthAction): string {
  if (error instanceof ApiError && error.code === 'network.timeout') return ACCOUNT_TEXTS.timedOut;
  return authErrorText(error, action);
}
