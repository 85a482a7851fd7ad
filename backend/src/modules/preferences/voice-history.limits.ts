/** What is kept of the history of a voice: some years of changes by hand, and no more than a page takes. */
export const VOICE_HISTORY = {
  /** What a timeline shows at once. */
  shown: 20,
  /** Steps of one user, the newest. */
  steps: 200,
  /** Bytes of one user's steps as JSON. The newest stays, whatever it has. */
  bytes: 128 * 1024,
} as const;
