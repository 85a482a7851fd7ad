import { countWords, isCommonWord, isListItem, isStopWord, type PostLanguage } from '@drumbeat/domain';
import { besideQuotations } from '../sentences/quotations.js';
import { isNounAlone } from '../german-nouns/german-nouns.js';
import { GIVEN_NAMES } from '../names/known-names.js';
import { capitalized } from '../words/letters.js';
import { goesOnFrom } from '../sentences/new-sentences.js';
import { perLanguage } from '../words/per-language.js';
import { writtenRanges } from '../sentences/written-sentences.js';
import {
  BARE,
  COUNTED,
  COUNTED_ONE,
  CUT,
  EACH,
  NEEDS_STOP,
  NOUNS,
  SIGNS,
  TIMES,
  type Words,
} from './shorthand-words.js';

const any = (...all: readonly Words[]) =>
  all
    .flatMap((words) => [...words.keys()])
    .sort((a, b) => b.length - a.length)
    .join('|');
/** One that something follows in the sentence. */
const STOP = String.raw`(?<stop>\.(?=[^\S\n]*\S))?`;
const LAST = String.raw`(?![\p{L}\p{M}\p{N}@/'’_-]|\.[\p{L}-])`;

const SHORTENED = perLanguage((language) => {
  const word = `${any(BARE[language], CUT[language], COUNTED[language])}${language === 'de' ? String.raw`|\p{L}{3,}whg|\p{L}{4,}g|fr` : ''}`;
  return new RegExp(String.raw`(?<=^|[\s(„“"–—/]|\p{N})(?<word>${word})${STOP}${LAST}`, 'giu');
});
const EACH_TIME = perLanguage((language) => {
  const each = EACH[language];
  if (each === undefined) return /(?!)/gu;
  const counted = String.raw`(?<=\p{N}\s?(?:[\p{L}€$£]+\.?)?)\s?/\s?`;
  return new RegExp(
    String.raw`${counted}(?<word>${any(each)})(?<stop>\.(?=\s*[\p{Ll}\p{N}]))?(?![\p{L}\p{M}\p{N}])`,
    'giu',
  );
});
const TIMED = perLanguage((language) => {
  const { before, times } = TIMES[language];
  return new RegExp(
    String.raw`(?<=(?<![\p{L}\p{N}])(?:${before}) |^(?=\p{L}+:))(?<word>${any(times)})${STOP}${LAST}`,
    'giu',
  );
});

/** Notes with their shortened words spelled out, and which of these there were. */
export interface SpelledNotes {
  readonly text: string;
  /** As they were typed, in the order in which they first stand. */
  readonly shortened: readonly string[];
}

/**
 * Notes of somebody who types fast, with the words that they shortened: "call w/ 3 ppl", "2 std. und 10 min.". What may be another word is
 * left, and so is what somebody is quoted with.
 * @param posts the author's own: what they have in short stays so
 */
export function spelledShorthand(
  said: string,
  language: PostLanguage | null,
  posts: readonly string[] = [],
): SpelledNotes {
  if (language === null) return { text: said, shortened: [] };
  const own = new Set(posts.flatMap((post) => post.toLowerCase().match(/[^\s.,;:!?()]+/gu) ?? []));
  const shortened = new Set<string>();
  // Nouns get their capitals with the others.
  const isSmall = language === 'de' && !setsCapitals(said);
  const replaced = (given: string, pattern: RegExp, spell: Spell) =>
    given.replace(pattern, (...found: unknown[]) => {
      const { word = '', stop } = found.at(-1) as Record<string, string | undefined>;
      const [whole, at, text] = [String(found[0]), Number(found.at(-3)), String(found.at(-2))];
      const around = {
        before: text.slice(0, at),
        behind: text.slice(at + whole.length),
        hasStop: stop !== undefined,
      };
      // "Its" is a word of its own in any post.
      const isOwn = own.has(word.toLowerCase()) && !isStopWord(word.toLowerCase(), language);
      // In capitals it is an acronym: "2 HR mgrs", "Termin i. WG".
      const isAcronym = word.length > 1 && !/\p{Ll}/u.test(word);
      const spelled = isOwn || isAcronym ? undefined : spell(word.toLowerCase(), around);
      if (spelled === undefined) return whole;
      shortened.add(whole.trim());
      if (/^\p{Lu}/u.test(word)) return capitalized(spelled);
      return isSmall ? spelled.toLowerCase() : spelled;
    });
  const ways = waysOf(language, [said, ...posts]);
  const spell = (sentence: string) =>
    ways.reduce((text, [pattern, way]) => replaced(text, pattern, way), sentence);
  const inLine = (line: string) => {
    let [text, at] = ['', 0];
    for (const { start, end } of writtenRanges(line, { keepsMarks: true, isItem: isListItem(line) })) {
      text += line.slice(at, start) + spell(line.slice(start, end));
      at = end;
    }
    return text + line.slice(at);
  };
  const text = besideQuotations(said, (given) => given.split('\n').map(inLine).join('\n'));
  return { text, shortened: [...shortened] };
}

interface Around {
  readonly before: string;
  readonly behind: string;
  readonly hasStop: boolean;
}
type Spell = (word: string, around: Around) => string | undefined;

const waysOf = (language: PostLanguage, texts: readonly string[]): readonly (readonly [RegExp, Spell])[] => [
  [EACH_TIME[language], (word) => ` ${EACH[language]?.get(word) ?? word}`],
  [TIMED[language], (word, around) => timeOf(word, around, language)],
  [SHORTENED[language], (word, around) => wordOf(word, around, language, texts)],
  ...SIGNS[language].map(([pattern, sign]) => [pattern, () => sign] as const),
];

const CAPITAL = /(?<=[\p{L}\p{N},;–-]\s)\p{Lu}\p{Ll}{2,}/gu;
/** Of German words in sentences every fourth is a noun; names alone are fewer. */
const WORDS_FOR_EACH_CAPITAL = 12;
const setsCapitals = (said: string) =>
  (said.match(CAPITAL)?.length ?? 0) * WORDS_FOR_EACH_CAPITAL >= countWords(said);

const DATIVE =
  /(?<!\p{L})(?:in|vor|seit|nach|mit|von|bei|zu|ab|aus|den)(?: (?:etwa|rund|ca\.|knapp))? \p{N}+\s?$/iu;

function wordOf(
  word: string,
  { before, behind, hasStop }: Around,
  language: PostLanguage,
  texts: readonly string[],
): string | undefined {
  const figure = /(?<![\p{N}.,:])(?<figure>[\p{N}.,:]*\p{N})[^\S\n]?$/u.exec(before)?.groups?.['figure'];
  // "3 sem.": the mark of the sentence is that of the word, too.
  const isLast = figure !== undefined && behind.startsWith('.');
  if (NEEDS_STOP.has(word) && !hasStop && !isLast) return undefined;
  if (language === 'de' && word === 'fr') return hasStop && isName(behind, texts) ? 'Frau' : undefined;
  if (word.endsWith('whg') && word !== 'whg')
    return word.replace(/whg$/u, figure === undefined ? 'wohnung' : 'wohnungen');
  // "Verhandlg.", "Anmeldg"
  if (language === 'de' && /[^aeiouäöün]g$/u.test(word) && !isCommonWord(word, 'de')) {
    const whole = word.replace(/g$/u, 'ung');
    if (!isNounAlone(word) && isNounAlone(whole)) return capitalized(whole);
  }
  const counted = figure === undefined ? undefined : COUNTED[language].get(word);
  const isNoun = counted !== undefined || NOUNS.has(word);
  if (isNoun && hasStop && mayEnd(behind, language, word)) return undefined;
  // "3 presup.": their plural is another word.
  if (NOUNS.has(word) && counted === undefined && figure !== undefined && figure !== '1') return undefined;
  if (counted !== undefined) {
    const many = language === 'de' && DATIVE.test(before) ? counted.replace(/e$/u, 'en') : counted;
    const spelled = figure === '1' ? (COUNTED_ONE[language].get(word) ?? many) : many;
    return /\p{N}$/u.test(before) ? ` ${spelled}` : spelled;
  }
  if (/\p{N}$/u.test(before)) return undefined;
  // "I. d. R." and its like are written so.
  if (hasStop && (/^\s\p{L}\.(?!\p{L})/u.test(behind) || /(?:^|\s)\p{L}\.\s$/u.test(before)))
    return undefined;
  return BARE[language].get(word) ?? CUT[language].get(word);
}

/** "20 min. ganó la de 86": who begins a sentence with a small letter may begin one here. */
function mayEnd(behind: string, language: PostLanguage, word: string): boolean {
  const next = /^\s(?<next>\p{Ll}+)(?![\p{L}./])/u.exec(behind)?.groups?.['next'] ?? '';
  const isWord =
    next.length > (word.length === 1 ? 0 : SHORTENED_MAX) || /^(?:el|la|le|il|on|he|it|we)$/u.test(next);
  return isWord && !/^(?:per|pro|por|par|mais|but|aber|pero)$/u.test(next) && !goesOnFrom(next, language);
}
const SHORTENED_MAX = 2;

/** "Off since Tues. Tenants on the stairs": the stop is that of the sentence, too, where no name begins the next one. */
function timeOf(
  word: string,
  { before, behind, hasStop }: Around,
  language: PostLanguage,
): string | undefined {
  const spelled = TIMES[language].times.get(word);
  const next = /^\s(?<next>\p{Lu}\p{Ll}+)(?!\p{L})/u.exec(behind)?.groups?.['next']?.toLowerCase();
  if (hasStop && countWords(before) > 1 && mayEnd(behind, language, word)) return undefined;
  if (spelled === undefined || !hasStop || next === undefined || countWords(before) < 2) return spelled;
  if (/^(?:will|may|march|august|sie|ihre?|ihnen)$/u.test(next)) return spelled;
  const isPlural = /[^s]s$/u.test(next) && isCommonWord(next, 'en') && isCommonWord(next.slice(0, -1), 'en');
  return isStopWord(next, language) || (language === 'en' && isPlural) ? `${spelled}.` : spelled;
}

/** "Fr. Dr. Ehlers", "Fr. Anna Berg"; behind "jd. Fr." most words with a capital are no names. */
function isName(behind: string, texts: readonly string[]): boolean {
  const word = /^\s(?<word>\p{L}{2,})/u.exec(behind)?.groups?.['word'];
  if (word === undefined) return false;
  if (/^(?:dr|prof|dipl)$/iu.test(word) || GIVEN_NAMES.has(capitalized(word.toLowerCase()))) return true;
  const titled = new RegExp(String.raw`(?<!\p{L})(?:Frau|Herrn?|Familie) ${word}(?!\p{L})`, 'iu');
  return texts.some((text) => titled.test(text));
}
