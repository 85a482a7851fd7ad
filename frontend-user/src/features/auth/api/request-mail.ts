import { api } from '../../../lib/api';

/** The API answers each of these alike, whether the address has an account or not. */

/** A link that signs in; `next` is where it then leads to. */
export const sendMagicLink = (email: string, next?: string) =>
  api.POST('/api/auth/magic-link/send', { body: { email, ...(next ? { next } : {}) } });

/** The link that confirms the address of a new account, once more. */
export const sendConfirmation = (email: string) =>
  api.POST('/api/auth/confirmation/send', { body: { email } });

/** A link that leads to a new password. */
export const sendPasswordReset = (email: string) =>
  api.POST('/api/auth/forgot-password', { body: { email } });
