import { sentenceRanges, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { clausesOf } from '../../../reading/clauses/clauses.js';
import { figuresIn, sourceFigures, type Figure } from '../../../reading/figures/figures.js';
import { perText } from '../../../reading/words/per-text.js';
import { perTextIn } from '../../../reading/words/per-language.js';
import { hasStem } from '../../../reading/words/stems.js';
import { isMeasure } from '../../../reading/figures/units.js';

/** Between the part and its whole: "eight of nineteen", "acht der zwölf", "huit des 60". */
const OF =
  /^\s(?:out of|of|von|aus|der|sur|de cada|de|des)\s(?:(?:the|our|my|all|den|unseren|meinen|insgesamt|les|nos|los|las|nuestr[oa]s)\s)?$/iu;
/** Behind what is counted: "sept élèves sur dix"; "two boxes of twelve" holds twelve. */
const COUNTED_OF =
  /^\s(?:\p{L}+\s){1,2}(?:out of|von|sur|de cada)\s(?:(?:the|our|den|unseren|les|los|las)\s)?$/iu;
/** Before the whole, where it comes first: "Von zwölf Kunden haben acht …". */
const FROM =
  /(?:^|[.!?,;:(–—\n•-]\s*)(?:out of|of|von|aus|sur|de cada|de)\s(?:(?:the|our|den|les|los|las)\s)?$/iu;
const FROM_MAX = 24;
/** Of what was counted just before: "Six of them". */
const OF_THEM =
  /^\s(?:of (?:them|these|those)|von ihnen|davon|d['’]entre (?:eux|elles)|de ell[oa]s)(?!\p{L})/iu;
const NEAR_MAX = 120;
/** Of so few, two may be those that the notes name. */
const WHOLE_MIN = 4;
/** Of a sentence: more figures are a table, whose parts say nothing of each other. */
const COUNTS_MAX = 12;

interface Part {
  readonly place: TextRange;
  readonly part: number;
  readonly whole: number;
  /** Said as a part of it, and not only beside it. */
  readonly isCertain: boolean;
  /** Words of content of its clause, without figures. */
  readonly words: ReadonlySet<string>;
  readonly isDenial: boolean;
}

/**
 * "Eight of twelve clients" of nine of twelve, in digits or words: a part that the author did not give of a whole that they did. What is
 * left of the whole when their part is taken away is marked only where it is told of the same ("seven of twelve missed it" of five).
 */
export function unsourcedParts(
  text: string,
  language: PostLanguage,
  { material, known }: { readonly material: readonly string[]; readonly known: readonly string[] },
): TextRange[] {
  const own = partsIn(text, figuresIn(text, language), language);
  if (own.length === 0) return [];
  const figures = material.flatMap(countsOf);
  const said = material.flatMap(MATERIAL[language]);
  const others = known.flatMap(MATERIAL[language]);
  return own
    .filter((one) => {
      const { part, whole } = one;
      const isSame = (other: Part) => other.part === part && other.whole === whole;
      if (said.some(isSame) || others.some((other) => other.isCertain && isSame(other))) return false;
      if (!figures.some(({ values }) => values.includes(whole))) return false;
      const rivals = said.filter((other) => other.whole === whole);
      const rest = rivals.filter((other) => other.whole - other.part === part);
      if (rest.length > 0) return rest.some((other) => other.isCertain && isOfTheSame(one, other));
      if (isWorkedOut(part, rivals)) return false;
      return (
        rivals.some(({ isCertain }) => isCertain) || !figures.some(({ values }) => values.includes(part))
      );
    })
    .map(({ place }) => place);
}

/** Parts of one whole that the author tells of, put together or held against each other. */
const isWorkedOut = (part: number, rivals: readonly Part[]) =>
  rivals.some((a) => rivals.some((b) => a !== b && (a.part + b.part === part || a.part - b.part === part)));

const isOfTheSame = (one: Part, other: Part) =>
  one.isDenial === other.isDenial &&
  one.words.size > 0 &&
  [...one.words].every((stem) => hasStem(other.words, stem));

const MATERIAL = perTextIn((source, language): readonly Part[] => {
  const counts = countsOf(source);
  const certain = partsIn(source, sourceFigures(source), language);
  const beside = sentenceRanges(source).flatMap((sentence) => {
    const within = counts.filter(({ start }) => sentence.start <= start && start < sentence.end);
    return (within.length > COUNTS_MAX ? [] : within).flatMap((a) =>
      within.flatMap((b) =>
        pairOf(a, b).map((pair): Part => ({
          ...pair,
          place: sentence,
          isCertain: false,
          words: new Set(),
          isDenial: false,
        })),
      ),
    );
  });
  return [...certain, ...beside];
});

const isCount = ({ unit, role, values }: Figure) =>
  role === null &&
  (unit === null || !isMeasure(unit)) &&
  values.length === 1 &&
  values.every((value) => Number.isInteger(value) && value >= 1 && !(value >= 1900 && value < 2100));
const countsOf = perText((source: string): readonly Figure[] => sourceFigures(source).filter(isCount));

const pairOf = (a: Figure, b: Figure): { part: number; whole: number }[] => {
  const [part = 0] = a.values;
  const [whole = 0] = b.values;
  return part < whole && whole >= WHOLE_MIN ? [{ part, whole }] : [];
};

function partsIn(text: string, figures: readonly Figure[], language: PostLanguage): Part[] {
  const counts = figures.filter(isCount);
  const found = counts.flatMap((figure, index) => {
    const next = counts[index + 1];
    const before = counts[index - 1];
    const them = OF_THEM.exec(text.slice(figure.end, figure.end + FROM_MAX));
    if (them !== null)
      return before === undefined || figure.start - before.end > NEAR_MAX
        ? []
        : pairOf(figure, before).map((pair) => ({
            ...pair,
            start: figure.start,
            end: figure.end + them[0].length,
          }));
    if (next === undefined) return [];
    const between = text.slice(figure.end, next.start);
    if (OF.test(between) || COUNTED_OF.test(between))
      return pairOf(figure, next).map((pair) => ({ ...pair, start: figure.start, end: next.end }));
    const isFirst =
      FROM.test(text.slice(Math.max(0, figure.start - FROM_MAX), figure.start)) &&
      !/[.!?;:\n]/u.test(between);
    return isFirst ? pairOf(next, figure).map((pair) => ({ ...pair, start: next.start, end: next.end })) : [];
  });
  if (found.length === 0) return [];
  const clauses = clausesOf(text, language);
  return found.map(({ part, whole, start, end }) => {
    const around = clauses.filter(({ place }) => place.start <= end && start < place.end);
    return {
      place: { start, end },
      part,
      whole,
      isCertain: true,
      words: new Set(around.flatMap(({ stems }) => [...stems].filter((stem) => !/^\d/u.test(stem)))),
      isDenial: around.some(({ isDenial }) => isDenial),
    };
  });
}
