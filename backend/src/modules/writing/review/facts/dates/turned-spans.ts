import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { DAY_SOURCE, MONTH_SOURCE } from '../../../reading/times/calendar-names.js';
import { perLanguage, perTextIn, type PerLanguage } from '../../../reading/words/per-language.js';

/** From a time on, or as far as it: which words say so. */
const MARKS: PerLanguage<{ readonly from: string; readonly until: string }> = {
  en: { from: 'since|from', until: 'before|until|till|up to' },
  de: { from: 'seit|ab', until: 'vor|bis|bis zum' },
  fr: { from: String.raw`depuis|dès|à partir d[eu'’]`, until: String.raw`avant|jusqu['’](?:en|à|au)` },
  es: { from: 'desde|a partir de', until: 'antes de|hasta' },
};
const SPAN = perLanguage((language) => {
  const { from, until } = MARKS[language];
  const names = `${MONTH_SOURCE[language]}|${DAY_SOURCE[language]}`;
  return new RegExp(
    String.raw`(?<!\p{L})(?:(?<from>${from})|(?:${until})) ?(?:the |den |dem |der |le |la |el |en |in |im )?(?<time>(?:${names})|(?:19|20)\p{N}\p{N})(?![\p{L}\p{N}])`,
    'giu',
  );
});

interface Span {
  readonly place: TextRange;
  readonly isFrom: boolean;
  readonly time: string;
}

const spansIn = perTextIn((text, language): readonly Span[] =>
  [...text.matchAll(SPAN[language])].map(({ 0: all, index, groups = {} }) => ({
    place: { start: index, end: index + all.length },
    isFrom: groups['from'] !== undefined,
    time: (groups['time'] ?? '').toLowerCase(),
  })),
);

/** "Before June we opened at seven" of "since June": a time that the author tells of from there on, told as one that ended it. */
export function turnedSpans(text: string, language: PostLanguage, material: readonly string[]): TextRange[] {
  const told = material.flatMap(spansIn[language]);
  return spansIn[language](text)
    .filter(({ time, isFrom }) => {
      const same = told.filter((one) => one.time === time);
      return same.length > 0 && same.every((one) => one.isFrom !== isFrom);
    })
    .map(({ place }) => place);
}
