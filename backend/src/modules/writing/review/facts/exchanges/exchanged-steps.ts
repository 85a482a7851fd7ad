import { isStopWord, sentenceRanges, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { perTextIn, type PerLanguage } from '../../../reading/per-language.js';
import { hasStem, stemOf } from '../../../reading/stems.js';

/** What came first and what came then, within a sentence. */
const STEPS: PerLanguage<RegExp> = {
  en: /(?<!\p{L})first(?!\p{L})(?<first>[^.!?]*?)(?<!\p{L})(?:then|afterwards)(?!\p{L})(?<then>[^.!?]*)/iu,
  de: /(?<!\p{L})(?:zu)?erst(?!\p{L})(?<first>[^.!?]*?)(?<!\p{L})(?:dann|danach)(?!\p{L})(?<then>[^.!?]*)/iu,
  fr: /(?<!\p{L})d['’]abord(?!\p{L})(?<first>[^.!?]*?)(?<!\p{L})(?:puis|ensuite|après)(?!\p{L})(?<then>[^.!?]*)/iu,
  es: /(?<!\p{L})primero(?!\p{L})(?<first>[^.!?]*?)(?<!\p{L})(?:luego|después)(?!\p{L})(?<then>[^.!?]*)/iu,
};

interface Steps {
  readonly first: ReadonlySet<string>;
  readonly then: ReadonlySet<string>;
  readonly place: TextRange;
}

const stepsIn = perTextIn((text, language): readonly Steps[] =>
  sentenceRanges(text).flatMap((place) => {
    const { first = '', then = '' } = STEPS[language].exec(text.slice(place.start, place.end))?.groups ?? {};
    const [before, behind] = [stemsIn(first, language), stemsIn(then, language)];
    return before.size === 0 || behind.size === 0 ? [] : [{ first: before, then: behind, place }];
  }),
);

const stemsIn = (part: string, language: PostLanguage): ReadonlySet<string> =>
  new Set(
    (part.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).flatMap((word) =>
      isStopWord(word, language) ? [] : (stemOf(word, language) ?? []),
    ),
  );

/** "First she cried and then she laughed" of what the author told the other way round. */
export function exchangedSteps(
  text: string,
  material: readonly string[],
  language: PostLanguage,
): TextRange[] {
  const told = material.flatMap(stepsIn[language]);
  const shares = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...one].some((stem) => hasStem(other, stem));
  return stepsIn[language](text)
    .filter(
      ({ first, then }) =>
        told.some((one) => shares(first, one.then) && shares(then, one.first)) &&
        !told.some((one) => shares(first, one.first)),
    )
    .map(({ place }) => place);
}
