import { api } from '../../../lib/http/api';

/** The API's response is the same whether the address has an account or not. `next` is the link's target after its page. */

const asked = (email: string, next: string | undefined) => ({ body: { email, ...(next ? { next } : {}) } });

/** Requests a sign-in link. */
export const sendMagicLink = (email: string, next?: string) =>
  api.POST('/api/auth/magic-link/send', asked(email, next));

/** The link that confirms the address of a new account, once more. */
export const sendConfirmation = (email: string, next?: string) =>
  api.POST('/api/auth/confirmation/send', asked(email, next));

/** Requests a link to set a new password. */
export const sendPasswordReset = (email: string, next?: string) =>
  api.POST('/api/auth/forgot-password', asked(email, next));
