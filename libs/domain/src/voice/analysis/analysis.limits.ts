/** Input limits of an analysis: enough to show a voice. Lengths in characters, after trimming. */
export const STYLE_ANALYSIS_LIMITS = { posts: 50, post: 20_000 } as const;
