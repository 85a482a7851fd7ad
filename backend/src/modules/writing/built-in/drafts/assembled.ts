import { POST_TEXT_MAX, type PostLanguage, sentenceRanges } from '@drumbeat/domain';
import { DRAFT_TEXTS } from './draft.texts.js';
import type { Parts } from './form/placed-emoji.js';

/** Room for what the phrase check may put in the place of single letters. */
const SAFETY = 200;

/** Drops paragraphs from the end until everything fits, and says so. */
export function assembled(
  { opening, paragraphs }: Parts,
  ending: readonly string[],
  tags: string,
  tagsInline: boolean,
  language: PostLanguage | null,
): string {
  const join = (body: readonly string[]) => {
    const all = [opening, ...body, ...ending].filter((paragraph) => paragraph !== '');
    const last = all.at(-1);
    if (tags === '') return all.join('\n\n');
    if (!tagsInline || last === undefined) return [...all, tags].join('\n\n');
    return [...all.slice(0, -1), `${last} ${tags}`].join('\n\n');
  };
  const max = POST_TEXT_MAX - SAFETY;
  if (join(paragraphs).length <= max) return join(paragraphs);
  const more = language === null ? '[…]' : DRAFT_TEXTS[language].goesOn;
  const kept = [...paragraphs];
  while (kept.length > 1 && join([...kept, more]).length > max) kept.pop();
  const tooLong = join([...kept, more]).length - max;
  const [only = ''] = kept;
  return join(tooLong > 0 ? [upTo(only, only.length - tooLong), more] : [...kept, more]);
}

/** At most `max` characters, up to the end of a sentence, else of a word. */
function upTo(text: string, max: number): string {
  const last = sentenceRanges(text).findLast(({ end }) => end <= max);
  return last === undefined
    ? text.slice(0, Math.max(0, max)).replace(/\s+\S*$/u, '')
    : text.slice(0, last.end);
}
