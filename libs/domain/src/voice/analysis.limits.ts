/** How much an analysis takes in: enough to hear a voice in. Lengths in characters, after trimming. */
export const STYLE_ANALYSIS_LIMITS = { posts: 50, post: 20_000 } as const;
