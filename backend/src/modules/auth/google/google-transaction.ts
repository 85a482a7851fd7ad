import { z } from 'zod';

/** What has to be remembered between the way to Google and the way back. */
export const googleTransaction = z.object({
  state: z.string(),
  nonce: z.string(),
  code_verifier: z.string(),
  next: z.string().nullable(),
  /** Milliseconds since 1970. */
  expires_at: z.number(),
});

export type GoogleTransaction = z.infer<typeof googleTransaction>;

/** Long enough to look for a second factor at Google. */
export const TRANSACTION_SECONDS = 10 * 60;
