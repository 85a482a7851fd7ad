import { isStopWord, POST_LANGUAGES } from '@drumbeat/domain';
import { verbOf } from '../../reading/words/stems.js';
import { isClause } from './topic.js';

/** Which pillar a text speaks of, by the words that both have, in another form or as parts of longer ones, too. */
export class PillarWords {
  private readonly pillars: readonly {
    readonly words: readonly string[];
    readonly common: readonly string[];
  }[];

  /** @param field what names the author's field and readers: "school" shows nothing to a headteacher, where a pillar has other words */
  constructor(pillars: readonly string[], field: string) {
    const ofField = sayingWords(field);
    this.pillars = pillars.map((pillar) => {
      const words = sayingWords(pillar);
      const own = words.filter((word) => !ofField.some((other) => isOfField(word, other)));
      return own.length === 0
        ? { words, common: [] }
        : // Whoever "What owners get wrong about humidity" is said of are not what it is about.
          { words: own, common: isClause(pillar) ? [] : words.filter((word) => !own.includes(word)) };
    });
  }

  /**
   * The number of the pillar that a sentence is about; null where it and the text that it stands in have no word of any: what is common
   * in the author's field counts in the sentence alone.
   */
  ofSentence(sentence: string, text: string): number | null {
    const [said, told] = [sayingWords(sentence), sayingWords(text)];
    const scores = this.pillars.map(
      ({ words, common }) =>
        3 * numberAmong(words, said) + numberAmong(words, told) + 2 * numberAmong(common, said),
    );
    const best = Math.max(0, ...scores);
    return best === 0 ? null : scores.indexOf(best) + 1;
  }
}

/** Number of the pillar with the most of its words in the text. */
export function pillarNamedIn(text: string, pillars: readonly string[]): number | null {
  return new PillarWords(pillars, '').ofSentence(text, text);
}

/** True where the texts have a word in common that says something by itself. */
export const shareWord = (text: string, other: string): boolean => pillarNamedIn(text, [other]) !== null;

/** Letters that show that a word belongs to a field: "pilots" and "pilotage". */
const FIELD_STEM = 5;
const isOfField = (word: string, other: string) =>
  isSameWord(word, other) ||
  (word.length >= FIELD_STEM && word.slice(0, FIELD_STEM) === other.slice(0, FIELD_STEM));

const isAmong = (word: string, others: readonly string[]) => others.some((other) => isSameWord(word, other));
const numberAmong = (words: readonly string[], others: readonly string[]) =>
  words.filter((word) => isAmong(word, others)).length;

/** Words of four letters and more with a sense of their own. */
const sayingWords = (text: string) => [
  ...new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter(
      (word) => !POST_LANGUAGES.some((language) => isStopWord(word, language)) && !OF_ANYTHING.test(word),
    ),
  ),
];
/** Said of anything: "petits budgets" are no small boy, and what goes wrong is no "What the bridge gets wrong". */
const OF_ANYTHING =
  /^(?:small|little|large|great|good|better|first|last|real|young|wrong|right|gets?|getting|keep(?:s|ing)?|mak(?:e|es|ing)|tak(?:e|es|ing)|doing|work(?:s|ing)?|people|thing|things|jung\p{L}{0,2}|falsch|richtig\p{L}{0,2}|machen|arbeit(?:en)?|faire|travail(?:ler)?|jeunes?|joven(?:es)?|hacer|trabaj(?:o|ar)|klein\p{L}{0,2}|gro(?:ß|ss)\p{L}{0,2}|neue?\p{L}?|gute?\p{L}?|leute|petite?s?|grande?s?|bonnes?|nouve(?:au|lle)s?|vrai[es]*|gens|choses?|pequeñ[oa]s?|buen[oa]s?|nuev[oa]s?|gente|cosas?)$/u;

/** Letters by which the forms of a longer word are taken for one. */
const STEM = 6;
/** A shorter end is a beginning of others by chance. */
const PART = 6;
const singular = (word: string) => word.replace(/(?<=\p{L}{4})(?:es|en|[sne])$/u, '');
/** "Trainees" of "training". */
const rootOf = (word: string) => word.replace(/(?<=\p{L}{5})(?:ings?|ees?|ers?|ed)$/u, '');

/** "Foals" and "foal", "pricing" and "prices", "Familienbetrieb" and "Betrieb", "practice" and "#ruralpractice", "vendu" and "vendre". */
function isSameWord(word: string, other: string): boolean {
  if (singular(word) === singular(other) || verbOf(word) === verbOf(other)) return true;
  if (word.length < 5 || other.length < 5) return false;
  if (word.slice(0, STEM) === other.slice(0, STEM) || rootOf(word) === rootOf(other)) return true;
  if ((other.length >= STEM && word.endsWith(other)) || (word.length >= STEM && other.endsWith(word)))
    return true;
  return isPartOfBoth(word, other) || isPartOfBoth(other, word);
}

/** "Nachtschicht" and "Schichtarbeit". */
function isPartOfBoth(word: string, other: string): boolean {
  const longest = Math.min(word.length, other.length) - 1;
  for (let length = longest; length >= PART; length -= 1)
    if (word.endsWith(other.slice(0, length))) return true;
  return false;
}
