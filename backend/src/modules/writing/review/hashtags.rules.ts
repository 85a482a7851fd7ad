import { extractHashtags, type TextRange } from '@drumbeat/domain';

export const HASHTAGS_MAX = 3;
/** From this many posts on, an author without hashtags is one who does not use them. */
const HABIT_FROM = 3;

interface HashtagHabit {
  readonly told: readonly string[];
  readonly ownPosts: readonly string[];
}

/** The hashtags of the text that are too many: beyond the third, or all of them where the author uses none. What the author named stays. */
export function surplusHashtags(text: string, { told, ownPosts }: HashtagHabit): TextRange[] {
  const named = new Set(told.flatMap(extractHashtags).map((tag) => tag.toLowerCase()));
  const usesNone =
    ownPosts.length >= HABIT_FROM && !ownPosts.some((post) => extractHashtags(post).length > 0);
  const surplus = extractHashtags(text).slice(usesNone ? 0 : HASHTAGS_MAX);
  return surplus
    .filter((tag) => !named.has(tag.toLowerCase()) || !usesNone)
    .flatMap((tag) => {
      const start = text.indexOf(`#${tag}`);
      return start === -1 ? [] : [{ start, end: start + tag.length + 1 }];
    });
}

/** Without them: gone where they stand among other hashtags, a plain word where they are part of a sentence. */
export function withoutHashtags(text: string, surplus: readonly TextRange[]): string {
  return [...surplus]
    .sort((a, b) => b.start - a.start)
    .reduce((shorter, { start, end }) => {
      const line = lineAround(shorter, start);
      if (isOfTags(shorter.slice(end, line.end))) {
        return `${shorter.slice(0, start).replace(/[ \t]+$/u, '')}${shorter.slice(end)}`;
      }
      if (isOfTags(shorter.slice(line.start, start)))
        return shorter.slice(0, start) + shorter.slice(end).trimStart();
      return `${shorter.slice(0, start)}${shorter.slice(start + 1)}`;
    }, text)
    .trimEnd();
}

/** True for nothing, and for hashtags alone: a tag beside them is no word of a sentence. */
const isOfTags = (part: string) => /^(?:\s|#[\p{L}\p{M}\p{N}_]+)*$/u.test(part);

function lineAround(text: string, at: number): TextRange {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  return { start, end: end === -1 ? text.length : end };
}
