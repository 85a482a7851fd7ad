import { sentenceRanges, type PostLanguage } from '@drumbeat/domain';
import { DIRECTIONS } from '../../../reading/opposites/directions.js';
import { isSameNoun, sourceFigures, type Figure } from '../../../reading/figures/figures.js';
import { perText } from '../../../reading/words/per-text.js';
import { isMoney } from '../../../reading/figures/units.js';
import type { PerLanguage } from '../../../reading/words/per-language.js';
import { word } from '../../../reading/words/word-patterns.js';
import { CHANGES } from './reversed-changes.js';

/** What says that two figures were put together, or that one is what lies between them. */
const SUM: PerLanguage<RegExp> = {
  en: word(
    'together|altogether|in total|in all|all told|total|combined|over (?:the )?(?:two|both)|in two|both',
  ),
  de: word('zusammen|insgesamt|in Summe|gesamt|macht|an zwei|in zwei|an beiden|beide[nrms]?'),
  fr: word('ensemble|en tout|au total|en deux|les deux|total'),
  es: word('juntos|juntas|en total|entre l[ao]s dos|entre ambos|en dos|suman|total|amb[oa]s'),
};
const DIFFERENCE: PerLanguage<RegExp> = {
  en: word(
    'not|never|still|others|rest|more|fewer|less|left|remained|remaining|stayed|missing|short|over|extra|saved|earned|made|profit|kept|gained|lost|difference|below|above|lower|higher|cheaper|dearer|older|younger|longer|shorter|later|earlier|faster|slower',
  ),
  de: word(
    'nicht|nie|weiter|weiterhin|noch|übrigen?|mehr|weniger|höher|niedriger|billiger|günstiger|teurer|länger|kürzer|schneller|übrig|blieben|bleiben|blieb|fehlten|fehlen|fehlte|gespart|sparen|verdient|Gewinn|verloren|Unterschied|Differenz|darunter|darüber|\\p{L}+er als|später|früher|raus|weg',
  ),
  fr: word(
    'pas|jamais|encore|toujours|autres|plus|moins|reste|restait|restent|restés?|manque|manquent|manquaient|économisé\\p{L}*|gagné\\p{L}*|bénéfice|perdu\\p{L}*|partis?|écart|différence|plus tard|plus tôt',
  ),
  es: word(
    'no|nunca|siguen?|todavía|aún|otr[oa]s|más|menos|quedan|quedaron|quedaba|quedó|sobran|sobraron|faltan|faltaron|falta|ahorr\\p{L}+|gan(?:é|amos|ó|ado)|beneficio|perd(?:í|imos|ió|ido)|diferencia|pas(?:ó|amos|é) a',
  ),
};

/** How many figures may stand between two that are put together. */
const NEAR = 2;

/**
 * "65 loaves in two days" of 40 and 25, "70 euros were left" of 450 and 380: what two figures of the notes that stand near each other and count the
 * same make, where the sentence says that they were put together, or that it is what lies between them.
 */
export function workedOutIn(text: string, language: PostLanguage | null, material: readonly string[]) {
  const sentences = language === null ? [] : sentenceRanges(text);
  const pairs = material.flatMap(PAIRS);
  const changes =
    language === null
      ? []
      : [
          ...material.flatMap(CHANGES[language]),
          ...pairs.filter(([, { isGoal }]) => isGoal).map(([from, to]) => ({ from, to })),
        ];
  const all = material.flatMap(sourceFigures);
  return (figure: Figure): boolean => {
    if (language === null || figure.role !== null || figure.total !== null) return false;
    if (isBesideOne(text, figure, all) || isBetweenTimes(figure, all)) return true;
    const sentence = sentences.find(({ start, end }) => start <= figure.start && figure.start < end);
    const said = text.slice(sentence?.start, sentence?.end);
    // "3,20 and 3,05. Fifteen cents.": a sentence that is nothing but an amount of cents says what lies between.
    const isAlone = figure.unit === 'cent' && /^\P{L}*[\p{L}\p{N}-]+\s(?:\p{L}+)\P{L}*$/u.test(said);
    const [isSum, isDifference] = [SUM[language].test(said), isAlone || DIFFERENCE[language].test(said)];
    const [isRisen, isFallen] = [DIRECTIONS[language].more.test(said), DIRECTIONS[language].less.test(said)];
    if (!isSum && !isDifference && !isRisen && !isFallen) return false;
    // A German noun is written with a capital: "31 nehmen weiter die Fähre".
    const isVerb = language === 'de' && !/^\s(?:\p{Ll}+e[nrs]?\s)?\p{Lu}/u.test(text.slice(figure.end));
    const counted = isVerb ? { ...figure, countsOther: false } : figure;
    const isFound = (a: Figure, b: Figure, isIt: (one: number, other: number) => boolean) =>
      isOfOne(counted, a, b) && a.values.some((one) => b.values.some((other) => isIt(one, other)));
    return (
      pairs.some(([a, b]) =>
        isFound(
          a,
          b,
          (one, other) =>
            (isSum && isIn(figure, one + other)) || (isDifference && isIn(figure, Math.abs(one - other))),
        ),
      ) ||
      // "Shrank by 17 minutes" of what went from 25 to 8.
      changes.some(({ from, to }) =>
        isFound(
          from,
          to,
          (one, other) => (isRisen && isIn(figure, other - one)) || (isFallen && isIn(figure, one - other)),
        ),
      )
    );
  };
}

/** "Hoy quedan 37", "37 are left": what is left of something that its sentence need not name. */
export const isLeft = (text: string, { start, end }: Figure) =>
  LEFT_BEFORE.test(text.slice(Math.max(0, start - 24), start)) || LEFT_BEHIND.test(text.slice(end, end + 16));
const LEFT_BEFORE =
  /(?<!\p{L})(?:leaves|left with|bleiben|blieben|übrig sind|restent|restait|reste|quedan|quedaron|quedaban|sobran)\s$/iu;
const LEFT_BEHIND =
  /^\s(?:(?:is|are|were) left|left|remain(?:ed)?|bleiben|blieben|sind übrig|restent|quedan|quedaron)(?!\p{L})/iu;

/** "He and fifty-one others" of 52 votes, "22 Sitzungen" before the 23rd. */
export const isBesideOne = (text: string, figure: Figure, all: readonly Figure[]) =>
  all.some(
    (one) =>
      one.values.some((value) => figure.values.includes(value - 1)) &&
      (one.role === 'ordinal'
        ? figure.countsOther
        : OTHERS.test(text.slice(Math.max(0, figure.start - 12), figure.start)) ||
          /^\sothers(?!\p{L})/u.test(text.slice(figure.end))),
  );
const OTHERS = /(?<!\p{L})(?:other|andere|weitere|autres|otr[oa]s)\s$/iu;

/** "For twenty minutes" of what began at 4:10, and went on at 4:30. */
const isBetweenTimes = ({ unit, values }: Figure, all: readonly Figure[]) => {
  if (unit !== 'minute') return false;
  const minutes = all.flatMap((one) =>
    one.role === 'time'
      ? one.values
          .filter((value) => value % 1 === CLOCK)
          .map((value) => Math.floor(value / 100) * 60 + (Math.floor(value) % 100))
      : [],
  );
  return minutes.some((one) => minutes.some((other) => values.includes(other - one)));
};
/** What is added to hours and minutes. */
const CLOCK = 0.5;

const CENTS = 100;
const isIn = ({ values, unit }: Figure, value: number) =>
  value > 0 &&
  values.some((one) =>
    [one, ...(unit === 'cent' ? [one / CENTS] : [])].some((each) => Math.abs(Math.abs(each) - value) < 1e-6),
  );

/** Nothing says that it is of something else than one of the two. */
const isOfOne = (figure: Figure, a: Figure, b: Figure) =>
  // "Elf Prozentpunkte" lie between two percentages.
  figure.unit === 'point'
    ? [a, b].some(({ unit }) => unit === 'percent')
    : figure.unit === null
      ? !figure.countsOther ||
        figure.noun.length < 4 ||
        [a, b].some((one) => isSameNoun(figure, one) || isVerb(figure))
      : figure.unit === a.unit ||
        figure.unit === b.unit ||
        (figure.unit === 'cent' && [a, b].every(({ unit }) => unit === null || isMoney(unit)));

/** "Three were missing", "nine cavistes": a word behind it that is no noun counts nothing. */
const isVerb = ({ noun }: Figure) =>
  /^(?:were|was|are|left|went|stayed|more|fewer|waren|fehlten|blieben|gingen|mehr|weniger|sont|étaient|manquent|eran|faltaron|quedaron|más|menos)$/u.test(
    noun,
  );

const PAIRS = perText((source: string): readonly (readonly [Figure, Figure])[] => {
  const figures = sourceFigures(source).filter(({ role }) => role === null);
  return figures.flatMap((a, index) =>
    figures
      .slice(index + 1, index + 1 + NEAR)
      .filter((b) => a.unit === b.unit || a.unit === null || b.unit === null)
      .map((b) => [a, b] as const),
  );
});
