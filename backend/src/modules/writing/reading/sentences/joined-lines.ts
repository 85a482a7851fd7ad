import { POST_LANGUAGES, type PostLanguage } from '@drumbeat/domain';
import { beginsClause } from '../spoken/main-clauses.js';
import type { PerLanguage } from '../words/per-language.js';
import { letterOf } from '../words/letters.js';

/** Words that no thought ends with: articles, prepositions that no verb ends with, conjunctions. */
const ENDS_OPEN: PerLanguage<RegExp> = {
  en: /(?<![\p{L}'’])(?:the|an?|my|your|our|their|of|and|or|but|because|from|into|than|between|with|at)$/iu,
  de: /(?<![\p{L}-])(?:der|die|den|dem|des|im|am|vom|zum|zur|beim|von|für|und|oder|aber|sondern|sowie|weil|dass|wenn)$/iu,
  fr: /(?<![\p{L}-])(?:l[ea]s?|des?|du|aux?|mon|ma|mes|notre|nos|ses|ces?|cette|cet|à|dans|sur|par|chez|et|ou|mais|que|qui)$/iu,
  es: /(?<![\p{L}-])(?:el|las?|los|un|del?|al?|mis?|sus?|en|con|por|para|sin|sobre|y|o|e|pero|que|porque)$/iu,
};
/** With these a line goes on from the one before; a sign in the second group stands behind a comma. */
const GOES_ON: PerLanguage<{ readonly bare: RegExp; readonly comma: RegExp }> = {
  en: { bare: /^(?:and|or|because|nor|who|until)(?![\p{L}'’])/u, comma: /^(?:but|which)(?![\p{L}'’])/u },
  de: {
    bare: /^(?:und|oder|sowie)(?!\p{L})/u,
    comma: /^(?:aber|sondern|weil|denn|obwohl|dass|weshalb|wobei)(?!\p{L})/u,
  },
  fr: {
    bare: /^(?:et|ou|parce qu(?:e|['’])|qui|que|qu['’]|dont)(?!\p{L}| d)/u,
    comma: /^(?:mais|car)(?!\p{L})/u,
  },
  es: {
    bare: /^(?:y|e|o|porque|que)(?!\p{L}| (?:sea|nadie|viva|conste|siga|cunda)(?!\p{L}))/u,
    comma: /^(?:pero|sino|aunque)(?!\p{L})/u,
  },
};

/** Widths at which a mail or a window breaks its lines. */
const WIDTH = { least: 40, surely: 60, most: 100 };
/** So many lines as full as their neighbours are no chance. */
const FULL_LINES = { surely: 2, narrow: 3 };

const MARKED = /[.!?…:;]["'”’“»)\]]*$/u;
const LIST_MARK = /^\s*(?:[-–—•*·→]|\d{1,2}[.)])\s+/u;
const HAS_WORD = /[\p{L}\p{N}]/u;
const NOT_PROSE = /^\s*(?:[#@]|https?:|www\.)/u;

/**
 * The text with a line that surely goes on joined to the next: whoever presses Enter ends a thought, but for lines as full as a window
 * is wide, those that end with a comma, an article or a conjunction, and those that the next takes up with one.
 */
export function joinedLines(text: string, language: PostLanguage | null): string {
  const lines = text.split('\n');
  if (lines.length === 1) return text;
  const isWrapped = wrapsOf(lines, language);
  const { salutation } = letterOf(text);
  return lines.reduce((left, line, index) => {
    if (index === 0) return line;
    const before = lines[index - 1] ?? '';
    const joint =
      before.trim() === salutation ? null : jointOf(before.trim(), line, language, isWrapped(index - 1));
    return joint === null ? `${left}\n${line}` : `${left.trimEnd()}${joint}${line.trim()}`;
  });
}

/** What stands between two lines that are one sentence; null where the second begins another. */
function jointOf(
  before: string,
  line: string,
  language: PostLanguage | null,
  isWrapped: boolean,
): string | null {
  const next = line.trim();
  if (!HAS_WORD.test(before) || next === '' || LIST_MARK.test(line) || NOT_PROSE.test(line)) return null;
  // An emoji below a line stands behind it.
  if (!HAS_WORD.test(next)) return ' ';
  if (MARKED.test(before) || NOT_PROSE.test(before)) return null;
  const goesOnSmall = /^["“„«(]?[\p{Ll}\p{N}]/u.test(next);
  if (isWrapped || (before.endsWith(',') && goesOnSmall)) return ' ';
  if (language === null) return null;
  if (ENDS_OPEN[language].test(before) && /[\p{L}\p{N}]/u.test(next[0] ?? '')) return ' ';
  const { bare, comma } = GOES_ON[language];
  if (next.endsWith('?')) return null;
  return comma.test(next) ? ', ' : bare.test(next) ? ' ' : null;
}

/** Tells of each line whether it was broken by the width of a window: the next word would not have had room behind it. */
function wrapsOf(lines: readonly string[], language: PostLanguage | null): (index: number) => boolean {
  const width = Math.max(...lines.map((line) => line.trimEnd().length));
  const breaks = lines.flatMap((line, index) => {
    const next = lines[index + 1]?.trim() ?? '';
    const isWithin = line.trim() !== '' && next !== '' && !MARKED.test(line.trimEnd());
    return isWithin && !LIST_MARK.test(next) && !NOT_PROSE.test(next)
      ? [{ line: line.trimEnd(), next, index }]
      : [];
  });
  const isFull = ({ line, next }: { line: string; next: string }) =>
    line.length + 1 + (/^\S+/u.exec(next)?.[0].length ?? 0) > width;
  const endsOpen = (line: string) =>
    (language === null ? POST_LANGUAGES : [language]).some((one) => ENDS_OPEN[one].test(line));
  const isSmall = breaks.some(({ line, next }) => /^\p{Ll}/u.test(next) || endsOpen(line));
  const isOfWidth = width >= WIDTH.least && width <= WIDTH.most && isSmall && breaks.every(isFull);
  if (!isOfWidth) return () => false;
  const places = new Set(breaks.map(({ index }) => index));
  const needed = width >= WIDTH.surely ? FULL_LINES.surely : FULL_LINES.narrow;
  if (breaks.length >= needed) return (index) => places.has(index);
  // Of one break alone only what begins no clause goes on.
  return (index) =>
    width >= WIDTH.surely &&
    breaks.some(
      (one) =>
        one.index === index &&
        /^\p{Ll}/u.test(one.next) &&
        (language === null || beginsClause(one.next, language) === null),
    );
}
