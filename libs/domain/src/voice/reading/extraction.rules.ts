import { emojiRanges } from '../../text/emoji.js';
import type { UsageLevel } from '../../preferences/usage-level.js';
import type { Length } from '../../preferences/writing-profile.js';

/** Words per sentence on average: short under 12, long over 20 (VOICE-9). */
export function sentenceLength(wordsPerSentence: number): Length {
  if (wordsPerSentence < 12) return 'short';
  return wordsPerSentence > 20 ? 'long' : 'medium';
}

/**
 * What a writing profile calls short and long, by a post's words; analytics goes by characters (`postLength`). Short is under 100, which
 * a phone shows nearly whole; long over 250, which is read in several screens.
 */
export function lengthPreference(words: number): Length {
  if (words < 100) return 'short';
  return words > 250 ? 'long' : 'medium';
}

/** The levels of detection; only the user can choose "minimal" (VOICE-4). */
type DetectedLevel = Exclude<UsageLevel, 'minimal'>;

/** Average number per post from which their use is moderate, and frequent; less is light, and 0 none. */
interface Thresholds {
  readonly moderateFrom: number;
  readonly frequentFrom: number;
}

/** One or two set an accent; from five on nearly every paragraph of a usual post has one. */
const EMOJI: Thresholds = { moderateFrom: 2, frequentFrom: 5 };
/** One per post is the closing question that most advice recommends; two and more is conversational. */
const QUESTIONS: Thresholds = { moderateFrom: 0.5, frequentFrom: 2 };
/** LinkedIn's own advice is three to five; the check of hashtags warns above. */
const HASHTAGS: Thresholds = { moderateFrom: 3, frequentFrom: 6 };
/** Humorous characters: one in every other post is noticeable, one in each is a habit. */
const JOKES: Thresholds = { moderateFrom: 0.5, frequentFrom: 1 };

const levelBy =
  ({ moderateFrom, frequentFrom }: Thresholds) =>
  (perPost: number): DetectedLevel => {
    if (perPost === 0) return 'none';
    if (perPost < moderateFrom) return 'light';
    return perPost < frequentFrom ? 'moderate' : 'frequent';
  };

/** Levels by the average number per post (VOICE-9). */
export const emojiLevel = levelBy(EMOJI);
export const questionLevel = levelBy(QUESTIONS);
export const hashtagLevel = levelBy(HASHTAGS);
export const humorLevel = levelBy(JOKES);

/** Flags, skin tones, families and keycaps count once, digits and "©" not at all. */
export function countEmojis(text: string): number {
  return emojiRanges(text).length;
}
