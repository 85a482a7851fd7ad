import type { TextRange } from '@drumbeat/domain';
import {
  figuresBySentence,
  isSameNoun,
  sourceFigures,
  type Figure,
} from '../../../reading/figures/figures.js';
import { isMeasure } from '../../../reading/figures/units.js';
import type { ReviewContext } from '../../review-context.js';
import { oneInForms, type OneIn } from './one-in.js';

const MULTIPLE: readonly [RegExp, number][] = [
  [
    /(?<![\p{L}])(?:doubled|doubling|verdoppelt(?:e[nr]?)?|doublée?s?|duplicó|duplicamos|duplicad[oa]s?)(?![\p{L}-])/giu,
    2,
  ],
  [
    /(?<![\p{L}])(?:tripled|tripling|verdreifacht(?:e[nr]?)?|triplée?s?|triplicó|triplicamos|triplicad[oa]s?)(?![\p{L}-])/giu,
    3,
  ],
  [/(?<![\p{L}])(?:quadrupled|vervierfacht(?:e[nr]?)?|quadruplée?s?|cuadruplicó)(?![\p{L}-])/giu, 4],
  [
    /(?<![\p{L}])(?:halved|halbiert(?:e[nr]?)?|(?<!(?:too|clever|good|smart) )by (?:about |almost |nearly |more than |over )?half(?!(?: past| an?| the| of|-))|divisée?s? par (?:deux|2)|rédui\p{L}+ de moitié|dividid[oa]s? (?:entre|por) dos)(?![\p{L}-])/giu,
    0.5,
  ],
];
const PARTS: readonly [RegExp, number][] = [
  [
    /(?<![\p{L}-])(?:(?<!(?:first|second|same|other|last|next|this|that|each|either|final) )half (?:of|our|my|their|its|his|her|all|the(?! (?:battle|time|work|job|story|truth|fun|point)))|die hälfte|la moitié|la mitad)(?![\p{L}-])/giu,
    50,
  ],
  [
    /(?<![\p{L}])(?:a third (?:of|(?:is|are|was|were|has|have|left|remains?))|(?<=(?:only|just|almost|about|nearly|over|under|at least) )a third(?! (?:time|try|attempt|party|person|one))|(?:ein|das|einem) drittel(?: der| des| aller)?|(?:un|le) tiers(?: d(?:e|es|u))?(?! (?:temps|état|payant|lieu|monde|personne))|un tercio(?: de)?|la tercera parte)(?![\p{L}-])/giu,
    33,
  ],
  [/(?<![\p{L}])(?:two thirds|zwei drittel[n]?|(?:les )?deux tiers|dos tercios)(?![\p{L}-])/giu, 67],
  [
    /(?<![\p{L}])(?:a quarter (?:of(?! an)|is|are|was|were|has|have|left|remains?)|(?:ein|das|einem) viertel (?:der|des|aller|davon|ist|war|sind|waren|bleibt|blieb)|(?:un|le) quart(?: d(?:es|u))?(?! (?:d['’]|de tour|temps))|un cuarto (?:de(?: los| las)|parte)|la cuarta parte)(?![\p{L}-])/giu,
    25,
  ],
  [
    /(?<![\p{L}])(?:three quarters of|drei viertel[n]?|dreiviertel|(?:les )?trois quarts|tres cuartas? partes)(?![\p{L}-])/giu,
    75,
  ],
];

const HALF = 50;
/** "The council paid half." */
const BARE_HALF =
  /(?<!\p{L})half(?=\s?[.,;!?)\n]|$|\s(?:left|stayed|came|went|paid|did|were|was)(?!\p{L}))/iu;

interface Said extends TextRange {
  readonly value: number;
  /** The first letters of the words behind it, as far as they tell what it is a part of. */
  readonly of: readonly string[];
}

/**
 * The shares and multiples in words that the author did not give: neither in words for this text, nor in words of the same thing
 * elsewhere, nor as two figures in one sentence of what they told. Two figures from anywhere make every share by chance.
 */
export function unsourcedShares(
  text: string,
  { material, known }: Pick<ReviewContext, 'material' | 'known'>,
): TextRange[] {
  const shares = saidIn(text, PARTS);
  const multiples = saidIn(text, MULTIPLE);
  const ones = oneInForms(text);
  if (shares.length + multiples.length + ones.length === 0) return [];
  const ratios = material.flatMap((source) =>
    figuresBySentence(source).flatMap((sentence) => ratiosOf(source, sentence)),
  );
  const fractions = material.flatMap(oneInForms).map(({ part, whole }) => (part / whole) * 100);
  const percents = material
    .flatMap(sourceFigures)
    .flatMap(({ unit, values }) => (unit === 'percent' ? values : []));
  const isSaid = (patterns: Patterns, isSame: (said: Said) => boolean, { of }: Pick<Said, 'of'>) =>
    material.some((source) => saidIn(source, patterns).some(isSame)) ||
    known.some((source) =>
      saidIn(source, patterns).some((said) => isSame(said) && said.of.some((word) => of.includes(word))),
    );
  const counted = material.flatMap((source) =>
    figuresBySentence(source).map((figures) =>
      figures.filter(({ unit, role }) => role === null && (unit === null || !isMeasure(unit))),
    ),
  );
  const isKnownShare = ({ part, whole, end }: OneIn) => {
    const value = (part / whole) * 100;
    const is = (one: number) => Math.abs(one - value) <= PERCENT_OFF;
    const of = wordsBehind(text, end);
    return (
      material.some((source) => oneInForms(source).some((one) => is((one.part / one.whole) * 100))) ||
      isSaid(PARTS, (said) => is(said.value), { of }) ||
      percents.some(is) ||
      ratios.some((ratio) => is(ratio * 100)) ||
      // "Two out of three": what was counted is told as two figures of one sentence.
      counted.some((figures) =>
        [part, whole].every((one) => figures.some(({ values }) => values.includes(one))),
      ) ||
      // "Nine of ten" of whoever told that one in ten does not.
      material.some((source) => oneInForms(source).some((one) => is(100 - (one.part / one.whole) * 100))) ||
      known.some((source) =>
        oneInForms(source).some(
          (one) =>
            one.part * whole === part * one.whole &&
            (of.length === 0 || wordsBehind(source, one.end).some((word) => of.includes(word))),
        ),
      )
    );
  };
  return [
    ...ones.filter((one) => !isKnownShare(one)),
    ...shares.filter(
      (share) =>
        !isSaid(PARTS, ({ value }) => value === share.value, share) &&
        !(share.value === HALF && material.some((source) => BARE_HALF.test(source))) &&
        !fractions.some((one) => Math.abs(one - share.value) <= SHARE_OFF) &&
        !percents.some((one) => Math.abs(one - share.value) <= PERCENT_OFF) &&
        !ratios.some((ratio) => isShareOf(ratio * 100, share, text)),
    ),
    ...multiples.filter(
      (multiple) =>
        !isSaid(
          MULTIPLE,
          ({ value }) => value === multiple.value || value === 1 / multiple.value,
          multiple,
        ) && !ratios.some((ratio) => Math.abs(ratio - multiple.value) <= multiple.value * RATIO_OFF),
    ),
  ].map(({ start, end }) => ({ start, end }));
}

/** "More than half" of eleven are six, "less than half" five. */
const MORE = /(?<!\p{L})(?:more than|over|mehr als|über|plus de|más de)\s$/iu;
const LESS = /(?<!\p{L})(?:less than|under|weniger als|unter|moins de|menos de)\s$/iu;
function isShareOf(percent: number, { value, start }: Said, text: string): boolean {
  const before = text.slice(0, start);
  if (MORE.test(before)) return percent > value && percent < 100;
  if (LESS.test(before)) return percent < value;
  return Math.abs(percent - value) <= SHARE_OFF;
}

const PERCENT_OFF = 1.5;
const SHARE_OFF = 1;
const RATIO_OFF = 0.03;

/** The places of shares in words, whose numbers count nothing: "two thirds". */
export const sharesIn = (text: string): TextRange[] => saidIn(text, PARTS);

/** The places of a pattern in a text. */
const placesOf = (text: string, pattern: RegExp): TextRange[] =>
  [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }));

type Patterns = typeof PARTS;
const WORDS_BEHIND = 3;
const WORD_HEAD = 5;

function saidIn(text: string, patterns: Patterns): Said[] {
  return patterns.flatMap(([pattern, value]) =>
    placesOf(text, pattern).map((place) => ({ ...place, value, of: wordsBehind(text, place.end) })),
  );
}

function wordsBehind(text: string, end: number): string[] {
  const [clause = ''] = text.slice(end, end + 60).split(/[.!?\n,;]/u);
  return (clause.match(/\p{L}{4,}/gu) ?? [])
    .slice(0, WORDS_BEHIND)
    .map((word) => word.toLowerCase().slice(0, WORD_HEAD));
}

/** The quotients of the figures of a sentence, as far as they count the same. */
function ratiosOf(source: string, figures: readonly Figure[]): number[] {
  return figures.flatMap((a) =>
    figures.flatMap((b) => {
      const [over = 0] = a.values;
      const [under = 0] = b.values;
      return under === 0 || a.start === b.start || !countTheSame(source, a, b) ? [] : [over / under];
    }),
  );
}

/** Between a figure and the one that it became, or that is a part of it: "from 40 to 80", "10 families, 5 stayed". */
const LEADS_ON =
  /(?<!\p{L})(?:to|of|into|now|then|instead|auf|von|statt|jetzt|dann|à|sur|de|puis|maintenant|au lieu|a|ahora|luego|en lugar)(?!\p{L})|→|->|–|^\s\p{L}+,\s$/iu;

/** "11 flats, 6 of them". */
const OF_THESE = /^\s(?:of (?:them|these|those)|davon|d['’]entre (?:eux|elles)|de ell[oa]s)(?!\p{L})/iu;

function countTheSame(source: string, a: Figure, b: Figure): boolean {
  if (a.unit !== null && b.unit !== null) return a.unit === b.unit;
  // "214 customers, 3 left": what has no unit may be some of the people before it.
  const [unit] = [a.unit, b.unit].filter((one) => one !== null);
  if (unit !== undefined) return !isMeasure(unit);
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  return (
    isSameNoun(a, b) ||
    LEADS_ON.test(source.slice(first.end, second.start)) ||
    OF_THESE.test(source.slice(second.end))
  );
}

/** How many at least and at most, where no figure says it. */
const MANY: readonly [RegExp, readonly [number, number]][] = [
  [
    /(?<![\p{L}-])(?:dozens of|dutzende[nr]?|des dizaines|des douzaines|decenas de|docenas de)(?!\p{L})/giu,
    [13, 999],
  ],
  [/(?<![\p{L}-])(?:hundreds of|hunderte[nr]?|des centaines|cientos de)(?!\p{L})/giu, [100, 9_999]],
  [/(?<![\p{L}-])(?:thousands of|tausende[nr]?|des milliers|miles de)(?!\p{L})/giu, [1_000, 999_999]],
];

/** "Dozens of", "hunderte": where the sources say it nowhere, and no figure of theirs is as large. */
export const unsourcedMany = (text: string, sources: string, known: readonly Figure[]): TextRange[] =>
  MANY.flatMap(([pattern, [from, to]]) =>
    sources.search(pattern) !== -1 ||
    known.some(({ values }) => values.some((value) => from <= value && value <= to))
      ? []
      : placesOf(text, pattern),
  );
