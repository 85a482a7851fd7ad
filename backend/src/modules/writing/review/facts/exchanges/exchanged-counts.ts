import { isStopWord, sentenceRanges, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { type Figure, hasSameValue, sourceFigures } from '../../../reading/figures/figures.js';
import { isElliptic } from '../../../reading/figures/elliptic-figures.js';
import { isMeasure, unitAt } from '../../../reading/figures/units.js';
import { perTextIn, type PerLanguage } from '../../../reading/words/per-language.js';
import { DAYS_OF } from './exchanged-days.js';
import { unaccented, wordSet } from '../../../reading/words/word-patterns.js';

/** A figure with the words that say whose it is: those of its part of the sentence, without what it counts. */
interface Share {
  readonly figure: Figure;
  readonly words: ReadonlySet<string>;
  /** The sentence that it stands in, by its place. */
  readonly sentence: number;
}

/** Small words by which one of two is told from the other. */
const SELECTING: PerLanguage<ReadonlySet<string>> = {
  en: wordSet(
    'his her their my our your other others first second before after now then old new last this that',
  ),
  de: wordSet(
    'sein seine seiner seinem seinen ihr ihre ihrer ihrem ihren mein meine meiner unser unsere unserer andere anderen anderer anderem anderes erste ersten zweite zweiten vorher nachher davor danach jetzt früher heute alte alten neue neuen diese dieser jene',
  ),
  fr: wordSet(
    'son sa ses leur leurs mon ma mes notre nos autre autres premier première second seconde deuxième avant après maintenant ancien nouveau nouvelle cette celle celui',
  ),
  es: wordSet(
    'su sus mi mis nuestro nuestra otro otra otros otras primer primero primera segundo segunda antes después ahora viejo nuevo nueva este esta aquel aquella',
  ),
};

const PART_END = /[.!?;:,\n–—()]|\s(?:and|but|while|und|aber|während|et|mais|tandis|y|pero|mientras)\s/giu;
const HEAD = 5;
/** What a figure counts stands in so many words behind it: "1 parted line". */
const COUNTED_WORDS = 2;

function sharesOf(text: string, figures: readonly Figure[], language: PostLanguage): Share[] {
  const ends = [...text.matchAll(PART_END)].map(({ index, 0: mark }) => ({
    from: index,
    to: index + mark.length,
  }));
  const sentences = sentenceRanges(text);
  let next = 0;
  let sentence = 0;
  let led: readonly string[] = [];
  let joined = 0;
  return figures.map((figure, index) => {
    // Figures come in their order, so that no end is looked at twice.
    while (next < ends.length && (ends[next]?.from ?? 0) < figure.start) next += 1;
    while (sentence + 1 < sentences.length && (sentences[sentence]?.end ?? 0) <= figure.start) sentence += 1;
    let behind = next;
    while (behind < ends.length && (ends[behind]?.from ?? 0) < figure.end) behind += 1;
    const from = Math.max(ends[next - 1]?.to ?? 0, figures[index - 1]?.end ?? 0);
    const to = ends[behind]?.from ?? text.length;
    const isLast = (figures[index + 1]?.start ?? text.length) >= to;
    const near = wordsOf(text.slice(from, figure.start), language);
    // "Moved the start from 9:00 to 7:15": both are of the start.
    const before = figure.isGoal ? [...led, ...near] : near;
    led = before;
    // "212 colonies in spring. 187 in autumn." are two of one, as in one sentence.
    const previous = figures[index - 1];
    const goesOn = previous !== undefined && isElliptic(text, previous, figure);
    joined = goesOn ? joined : sentence;
    const behindIt = isLast ? wordsOf(text.slice(figure.end, to), language) : [];
    // "61 cars signalled": without a word before it, the last one tells what they did.
    const most = goesOn || isStopWord(figure.noun, language) ? 0 : COUNTED_WORDS;
    const counted =
      most === 0 ? 0 : before.length === 0 ? Math.min(most, Math.max(1, behindIt.length - 1)) : COUNTED_WORDS;
    return {
      figure,
      words: new Set([...before, ...behindIt.slice(counted)]),
      sentence: joined,
    };
  });
}

/** Words of content by their heads, selecting ones whole, and letters that name one of several ("team B"). */
const wordsOf = (text: string, language: PostLanguage): string[] =>
  (text.match(/(?<=\p{L}\s)\p{Lu}(?![\p{L}\p{N}’'])|\p{L}{2,}/gu) ?? []).flatMap((word) => {
    if (word.length === 1) return [word];
    const small = word.toLowerCase();
    if (SELECTING[language].has(small)) return [`(${small})`];
    return isStopWord(small, language) || word.length < 3 || unitAt(small) !== null || EACH.test(small)
      ? []
      : [unaccented(small).slice(0, HEAD)];
  });

/** "37 pro Monat": how often says of nothing what it is. */
const EACH = /^(?:per|pro|par|por|each|every|cada|chaque|jede[nrs]?)$/u;

const MATERIAL = perTextIn((source, language): readonly Share[] =>
  sharesOf(source, sourceFigures(source), language),
);

/**
 * "His gang had 9 parted lines, the other gang 1" of what the author told the other way round. Two counts of one sentence of the
 * author's are told apart by the words that only one of them has; a figure that has those of the other one, and none of its own, was
 * exchanged, whatever words stand around.
 */
export function exchangedCounts(
  text: string,
  figures: readonly Figure[],
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const said = material
    .map(MATERIAL[language])
    .map((shares) => shares.filter(({ figure }) => figure.total === null));
  return exchangedAmong(sharesOf(text, figures, language), said);
}

/** "Signed on Thursday and cancelled on Tuesday" of the material the other way round. */
export function exchangedDays(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const said = material.map((source) => sharesOf(source, DAYS_OF[language](source), language));
  return exchangedAmong(sharesOf(text, DAYS_OF[language](text), language), said);
}

function exchangedAmong(shares: readonly Share[], said: readonly (readonly Share[])[]): TextRange[] {
  return shares
    .filter(({ figure, words }, index) => {
      // "52 of 61": of how many it is was told of all of them.
      const isWhole = shares[index - 1]?.figure.total?.some((one) => figure.values.includes(one)) ?? false;
      if (figure.total !== null || isWhole || words.size === 0) return false;
      const own = said.flatMap((others) =>
        others
          .filter((one) => hasSameValue(one.figure, figure) && isComparable(one.figure, figure))
          .map((one) => ({ one, rivals: rivalsOf(one, others) })),
      );
      return (
        own.length > 0 && own.every(({ one, rivals }) => rivals.some((rival) => isOf(words, rival, one)))
      );
    })
    .map(({ figure: { start, end } }) => ({ start, end }));
}

const rivalsOf = (one: Share, shares: readonly Share[]) =>
  shares.filter(
    (other) =>
      other.sentence === one.sentence &&
      // Beside a figure that stands alone, or a year, anything is told apart.
      one.words.size > 0 &&
      !isYear(other.figure) &&
      !hasSameValue(other.figure, one.figure) &&
      isComparable(other.figure, one.figure),
  );

/** True where the words are those of the rival and none of the figure's own, and speak of nothing else than these two. */
function isOf(words: ReadonlySet<string>, rival: Share, own: Share): boolean {
  const all = [...words];
  const isCommon = (word: string) => own.words.has(word) && rival.words.has(word);
  return (
    all.some((word) => rival.words.has(word) && !own.words.has(word)) &&
    !all.some((word) => own.words.has(word) && !rival.words.has(word)) &&
    (all.some(isCommon) || all.filter((word) => !word.startsWith('(') && !rival.words.has(word)).length <= 1)
  );
}

const isYear = ({ values, unit }: Figure) =>
  unit === null && values.some((value) => value >= 1900 && value < 2100 && Number.isInteger(value));
const isCount = ({ unit }: Figure) => unit === null || !isMeasure(unit);
const isComparable = (a: Figure, b: Figure) =>
  (a.role === 'day') === (b.role === 'day') && (isCount(a) ? isCount(b) : a.unit === b.unit);
