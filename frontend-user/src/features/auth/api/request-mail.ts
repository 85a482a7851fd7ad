import { api } from '../../../lib/api';

/** The API answers each of these alike, whether the address has an account or not. `next` is where the link leads on to. */

const asked = (email: string, next: string | undefined) => ({ body: { email, ...(next ? { next } : {}) } });

/** A link that signs in. */
export const sendMagicLink = (email: string, next?: string) =>
  api.POST('/api/auth/magic-link/send', asked(email, next));

/** The link that confirms the address of a new account, once more. */
export const sendConfirmation = (email: string, next?: string) =>
  api.POST('/api/auth/confirmation/send', asked(email, next));

/** A link that leads to a new password. */
export const sendPasswordReset = (email: string, next?: string) =>
  api.POST('/api/auth/forgot-password', asked(email, next));
