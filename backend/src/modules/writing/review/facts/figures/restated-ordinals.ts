import { isStopWord, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { clausesOf } from '../../../reading/clauses/clauses.js';
import { isNegator, wordsAsSaid } from '../../../reading/denials/negations.js';
import { ORDINAL_WORDS } from '../../../reading/figures/ordinal-words.js';
import { perLanguage, perTextIn } from '../../../reading/words/per-language.js';
import { hasStem, stemOf } from '../../../reading/words/stems.js';

/** What stands behind digits in place of a word: "4th"; German and Spanish mark them by a dot, which ends a sentence, too. */
const BEHIND_DIGITS: Readonly<Partial<Record<PostLanguage, string>>> = {
  en: 'st|nd|rd|th',
  fr: 'er|[eè]?re|e|ème|nde?',
};
const ORDINALS = perLanguage(patternOf);

function patternOf(language: PostLanguage): RegExp {
  const mark = BEHIND_DIGITS[language];
  const forms = ORDINAL_WORDS[language]
    .map((word, index) => `(${word}${mark === undefined ? '' : `|${index + 1}(?:${mark})`})`)
    .join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{N}.,'’-])(?:${forms})(?![\p{L}\p{N}-])`, 'giu');
}

/** A clause with one ordinal in it, and what it says around that. */
interface Placed {
  readonly place: TextRange;
  readonly value: number;
  readonly isDenial: boolean;
  readonly content: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
  /** What it numbers, by its stem; of a "third" alone the word before it. */
  readonly of: string | undefined;
}

/** Words of content, and others, in which a near copy may differ. */
const CONTENT_MAX = 1;
const OTHERS_MAX = 2;
const CONTENT_MIN = 2;
const WORDS_MIN = 3;

/**
 * "On the first visit he let us see the cellar" of the fourth visit: a clause that repeats one of the author's nearly word for word, with
 * another ordinal in the same place. Where the author says as much of the ordinal of the text, nothing is told, nor of a "first" that
 * stands in no ordinal's place.
 */
export function restatedOrdinals(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const own = placedIn(text, language);
  if (own.length === 0) return [];
  const said = material.flatMap(MATERIAL[language]);
  return own
    .filter((one) => {
      const same = said.filter((other) => isNearCopy(one, other));
      return same.length > 0 && same.every(({ value }) => value !== one.value);
    })
    .map(({ place }) => place);
}

const MATERIAL = perTextIn((source, language): readonly Placed[] => placedIn(source, language));

function placedIn(text: string, language: PostLanguage): Placed[] {
  return clausesOf(text, language).flatMap(({ place, isDenial }) => {
    const part = text.slice(place.start, place.end);
    const [match, ...more] = part.matchAll(ORDINALS[language]);
    if (match === undefined || more.length > 0) return [];
    const before = wordsAsSaid(part.slice(0, match.index));
    const behind = wordsAsSaid(part.slice(match.index + match[0].length));
    const stem = (one: string) => (isNegator(one, language) ? undefined : stemOf(one, language));
    const words = [...before, ...behind];
    const start = place.start + match.index;
    const next = behind[0];
    return [
      {
        place: { start, end: start + match[0].length },
        value: match.slice(1).findIndex(Boolean) + 1,
        isDenial,
        content: new Set(words.flatMap((one) => stem(one) ?? [])),
        others: new Set(words.filter((one) => stem(one) === undefined)),
        of: next === undefined || isStopWord(next, language) ? before.at(-1) : stemOf(next, language),
      },
    ];
  });
}

function isNearCopy(a: Placed, b: Placed): boolean {
  if (a.isDenial !== b.isDenial || a.of !== b.of) return false;
  const [less, more] = a.content.size <= b.content.size ? [a, b] : [b, a];
  if (![...less.content].every((stem) => hasStem(more.content, stem))) return false;
  const added = more.content.size - less.content.size;
  const differing = differenceOf(a.others, b.others);
  if (less.content.size < CONTENT_MIN)
    return added === 0 && differing === 0 && less.content.size + less.others.size >= WORDS_MIN;
  return added <= CONTENT_MAX && differing <= OTHERS_MAX;
}

const differenceOf = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  [...a].filter((one) => !b.has(one)).length + [...b].filter((one) => !a.has(one)).length;
