import { z } from 'zod';

/** What has to be remembered between the way to Google and the way back. */
export const googleTransaction = z.object({
  state: z.string(),
  nonce: z.string(),
  code_verifier: z.string(),
  next: z.string().nullable(),
  /** What is kept with the account if it is a newcomer's. */
  source: z.string().optional(),
  time_zone: z.string().optional(),
  /** Milliseconds since 1970. */
  expires_at: z.number(),
});

export type GoogleTransaction = z.infer<typeof googleTransaction>;

/** Long enough to look for a second factor at Google. */
export const TRANSACTION_SECONDS = 10 * 60;
