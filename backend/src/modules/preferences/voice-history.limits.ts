/** Limits of a voice's history: some years of manual changes, and no more than a page shows. */
export const VOICE_HISTORY = {
  /** Steps shown in a timeline. */
  shown: 20,
  /** Newest steps kept per user. */
  steps: 200,
  /** Bytes of one user's steps as JSON. The newest is kept whatever its size. */
  bytes: 128 * 1024,
} as const;
