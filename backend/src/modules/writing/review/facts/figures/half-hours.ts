import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { TO_TWELVE_SOURCE } from '../../../reading/figures/number-names.js';
import { valueOfWord } from '../../../reading/figures/number-words.js';
import type { PerLanguage } from '../../../reading/words/per-language.js';

/**
 * How long in halves and quarters of hours; German is read with the figures. The groups say how many whole hours there are, and which part
 * comes on top: "an hour and a half", "half an hour", "tres cuartos de hora".
 */
const DURATIONS: PerLanguage<readonly RegExp[]> = {
  en: [
    /(?<![\p{L}-])(?<hours>an|one|\p{L}+|\d+) hours? and a (?:(?<half>half)|(?<quarter>quarter))(?!\p{L})/giu,
    new RegExp(
      String.raw`(?<![\p{L}-])(?<hours>one|${TO_TWELVE_SOURCE.en}|\d+) and a (?:(?<half>half)|(?<quarter>quarter)) hours(?!\p{L})`,
      'giu',
    ),
    /(?<![\p{L}-])(?:(?<half>half (?:an )?|half-)|(?<quarters>three[- ]quarters) of an |(?<quarter>(?:a )?quarter) of an )hour(?!\p{L})/giu,
  ],
  de: [],
  fr: [
    /(?<!(?:à|vers|dès) )(?<![\p{L}-])(?<hours>une|\p{L}+|\d+) heures? et (?:(?<half>demie)|(?<quarter>quart))(?!\p{L})/giu,
    /(?<![\p{L}-])(?:(?<half>une demi[- ]heure)|(?<quarters>trois quarts) d['’]heure|(?<quarter>un quart) d['’]heure)(?!\p{L})/giu,
  ],
  es: [
    /(?<![\p{L}-])(?:(?<hours>una|\p{L}+|\d+) horas?|(?<bare>hora)) y (?:(?<half>media)|(?<quarter>cuarto))(?!\p{L})/giu,
    /(?<!(?:hora|horas) y )(?<![\p{L}-])(?:(?<half>media) hora|(?<quarters>tres cuartos) de hora|(?<quarter>un cuarto) de hora)(?!\p{L})/giu,
  ],
};
/** "Less than half an hour" is no figure of its own. */
const ROUGHLY =
  /(?<!\p{L})(?:less than|more than|under|over|almost|nearly|about|around|roughly|some|moins d['’]|plus d['’]|presque|environ|menos de|más de|casi|unos|unas)\s?$/iu;

interface Duration {
  readonly place: TextRange;
  readonly minutes: number;
}

function durationsIn(text: string, language: PostLanguage): Duration[] {
  return DURATIONS[language].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, index, groups = {} }) => {
      const { hours, bare, half, quarter, quarters } = groups;
      const count =
        hours === undefined
          ? 0
          : /^(?:an|one|une|una)$/iu.test(hours)
            ? 1
            : /^\d+$/u.test(hours)
              ? Number(hours)
              : valueOfWord(hours.toLowerCase(), language);
      // "Duró hora y cuarto" is one, whatever stands before it.
      if (count === null && !(language === 'es' && /\shora y /iu.test(whole))) return [];
      const part = half !== undefined ? 30 : quarters !== undefined ? 45 : quarter !== undefined ? 15 : 0;
      return [
        {
          place: { start: index, end: index + whole.length },
          minutes: (count ?? 1) * 60 + (bare === undefined ? 0 : 60) + part,
        },
      ];
    }),
  );
}

/** "Half an hour" of a source that tells of an hour and a half, and of no other time that long. */
export function otherHalfHours(
  text: string,
  language: PostLanguage | null,
  material: readonly string[],
): TextRange[] {
  if (language === null) return [];
  const told = material.flatMap((said) => durationsIn(said, language));
  if (told.length === 0) return [];
  const said = material.join('\n');
  const isTold = (minutes: number) =>
    told.some((one) => one.minutes === minutes) ||
    new RegExp(String.raw`(?<![\p{N}.,])${minutes}\s?(?:min|')`, 'u').test(said);
  return durationsIn(text, language)
    .filter(({ place, minutes }) => !isTold(minutes) && !ROUGHLY.test(text.slice(0, place.start)))
    .map(({ place }) => place);
}

/** How many minutes last what the texts tell in hours and parts of one: "hora y cuarto" are 75. */
export const minutesTold = (texts: readonly string[], language: PostLanguage): ReadonlySet<number> =>
  new Set(texts.flatMap((text) => durationsIn(text, language)).map(({ minutes }) => minutes));
