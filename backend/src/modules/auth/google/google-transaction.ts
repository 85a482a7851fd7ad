import { z } from 'zod';

/** State kept between the redirect to Google and the callback. */
export const googleTransaction = z.object({
  state: z.string(),
  nonce: z.string(),
  code_verifier: z.string(),
  next: z.string().nullable(),
  /** Stored with a newcomer's account. */
  source: z.string().optional(),
  time_zone: z.string().optional(),
  /** Milliseconds since 1970. */
  expires_at: z.number(),
});

export type GoogleTransaction = z.infer<typeof googleTransaction>;

/** Time enough to find a second factor at Google. */
export const TRANSACTION_SECONDS = 10 * 60;
