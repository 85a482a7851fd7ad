import { extractHashtags, hashtagRanges, WRITING_LIMITS, type TextRange } from '@drumbeat/domain';
import { HABIT_POSTS_MIN } from '../../habit.limits.js';

interface HashtagHabit {
  readonly material: readonly string[];
  readonly ownPosts: readonly string[];
}

/**
 * The places of the hashtags that are too many, each time that they stand there: those beyond the third, or, where the author uses
 * none, all that the author did not name.
 */
export function surplusHashtags(text: string, { material, ownPosts }: HashtagHabit): TextRange[] {
  const usesNone =
    ownPosts.length >= HABIT_POSTS_MIN && !ownPosts.some((post) => extractHashtags(post).length > 0);
  const named = material.flatMap(extractHashtags).map(folded);
  const found = extractHashtags(text).map(folded);
  const surplus = usesNone
    ? found.filter((tag) => !named.includes(tag))
    : found.slice(WRITING_LIMITS.hashtags);
  return hashtagRanges(text).filter(({ start, end }) => surplus.includes(folded(text.slice(start + 1, end))));
}

const folded = (tag: string) => tag.toLowerCase();
