/**
 * Input limits of an analysis: enough to show a voice. Lengths in characters, after trimming. `posts` are those that a call sends, `own`
 * the training texts that are read without being sent, of `characters` together.
 */
export const STYLE_ANALYSIS_LIMITS = { posts: 50, post: 20_000, own: 500, characters: 1_000_000 } as const;

/** Evidence or nothing (VOICE-10): what posts must have before anything is said of them, and a field before it is written. */
export const VOICE_EVIDENCE = { posts: 5, words: 300, sentences: 3, postsOfField: 2 } as const;
