/**
 * What turns likeness into a score: a logistic regression on 2,000 texts of 80 words and more, half of them an author's own, a quarter
 * of a person who was made to write alike, a quarter of others, against voices of 5, 10, 20 and 59 posts. Fitted on three of the
 * bench's authors and tried on three others (docs/voice-match.md); `npm run bench:recognition` fits it again and prints both.
 */
export const CALIBRATION = { constant: -12.2, likeness: 15.6, fewPosts: -1.8 } as const;

/** From here on at least nine of ten such texts are the author's. */
export const MATCH_FROM = 70;

/** Below, at most three of ten such texts are the author's. */
export const MATCH_FAR_BELOW = 30;

/** How a score is read: of a text between the two borders nobody knows. */
export type MatchBand = 'yours' | 'open' | 'far';

export function matchBand(score: number): MatchBand {
  if (score >= MATCH_FROM) return 'yours';
  return score < MATCH_FAR_BELOW ? 'far' : 'open';
}

/**
 * 0 to 100: of equally many texts by the author and by others, how many per cent of those with this likeness are the author's.
 * @param likeness 0 for strangers, 1 for the author's own posts
 * @param posts number that the voice was learned from: a voice of few posts asks for more likeness
 */
export function matchScore(likeness: number, posts: number): number {
  const odds =
    CALIBRATION.constant + CALIBRATION.likeness * likeness + CALIBRATION.fewPosts / Math.sqrt(posts);
  return Math.round(100 / (1 + Math.exp(-odds)));
}
