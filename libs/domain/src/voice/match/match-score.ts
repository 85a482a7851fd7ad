import type { Standing } from './voice.js';

/**
 * What turns a standing into a score: two logistic regressions, which have to agree. `npm run bench:recognition` fits both again and
 * prints them (docs/voice-match.md).
 *
 * `own` asks whether a text is as near as the author's own ones. It was fitted on texts of three of the bench's authors, half of them the
 * author's, a quarter of a person who was made to write alike, a quarter of others, and tried on three other authors.
 * `strangers` asks whether it is farther from everybody else than chance explains, which the first cannot tell of an author who writes
 * as many do. It was fitted on each person of the reference populations, held against models that know neither them nor their neighbours.
 */
export const CALIBRATION = {
  own: { constant: -12.2, likeness: 15.6, fewPosts: -1.8 },
  strangers: { constant: -1.9, away: 1.7 },
} as const;

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
 * 0 to 100: of equally many texts by the author and by others, how many per cent of those that stand so are the author's.
 * @param posts number that the voice was learned from: a voice of few posts asks for more likeness
 */
export function matchScore({ likeness, away }: Standing, posts: number): number {
  const { own, strangers } = CALIBRATION;
  const odds = Math.min(
    own.constant + own.likeness * likeness + own.fewPosts / Math.sqrt(posts),
    strangers.constant + strangers.away * away,
  );
  return Math.round(100 / (1 + Math.exp(-odds)));
}
