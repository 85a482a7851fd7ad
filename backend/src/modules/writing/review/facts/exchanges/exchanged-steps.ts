import { isStopWord, sentenceRanges, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { valueOfWord } from '../../../reading/figures/number-words.js';
import { perTextIn, type PerLanguage } from '../../../reading/words/per-language.js';
import { hasStem, stemOf } from '../../../reading/words/stems.js';

/** What came first and what came then, within a sentence, however it is told. */
const STEPS: PerLanguage<readonly RegExp[]> = {
  en: [
    /(?<!\p{L})first(?!\p{L})(?<first>[^.!?]*?)(?<!\p{L})(?:then|afterwards)(?!\p{L})(?<then>[^.!?]*)/iu,
    /(?<first>[^.!?,;:]+?)(?<!\p{L})first,? (?:and )?(?:then)?(?<then>[^.!?,;:]+)/iu,
    /(?<first>[^.!?,;:]+?)(?<!\p{L})(?<!the (?:day|week|month|year|night|time) )before(?!\p{L})(?<then>[^.!?,;:]+)/iu,
    /(?<then>[^.!?,;:]+?)(?<!\p{L})after(?!(?:\p{L}| that| this| all))(?<first>[^.!?,;:]+)/iu,
    /(?<first>[^.!?,;:]+?),?(?<!\p{L}) and then(?!\p{L})(?<then>[^.!?,;:]+)/iu,
  ],
  de: [
    /(?<!\p{L})(?:zu)?erst(?!\p{L})(?<first>[^.!?]*?)(?<!\p{L})(?:dann|danach)(?!\p{L})(?<then>[^.!?]*)/iu,
    /(?<first>[^.!?;:]+?)(?<!\p{L})(?:bevor|ehe)(?!\p{L})(?<then>[^.!?,;:]+)/iu,
    /(?<then>[^.!?;:]+?)(?<!\p{L})nachdem(?!\p{L})(?<first>[^.!?,;:]+)/iu,
    /(?<!\p{L})vor dem (?<then>\p{L}+)(?!\p{L})(?<first>[^.!?,;:]+)/iu,
    /(?<!\p{L})nach dem (?<first>\p{L}+)(?!\p{L})(?<then>[^.!?,;:]+)/iu,
  ],
  fr: [
    /(?<!\p{L})d['’]abord(?!\p{L})(?<first>[^.!?]*?)(?<!\p{L})(?:puis|ensuite|après)(?!\p{L})(?<then>[^.!?]*)/iu,
    /(?<first>[^.!?,;:]+?)(?<!\p{L})avant (?:de|d['’]|que|qu['’])(?<then>[^.!?,;:]+)/iu,
    /(?<then>[^.!?,;:]+?)(?<!\p{L})après (?:avoir|que|qu['’])(?<first>[^.!?,;:]+)/iu,
  ],
  es: [
    /(?<!\p{L})primero(?!\p{L})(?<first>[^.!?]*?)(?<!\p{L})(?:luego|después)(?!\p{L})(?<then>[^.!?]*)/iu,
    /(?<first>[^.!?,;:]+?)(?<!\p{L})antes de(?: que)?(?!\p{L})(?<then>[^.!?,;:]+)/iu,
    /(?<then>[^.!?,;:]+?)(?<!\p{L})después de(?: que)?(?!\p{L})(?<first>[^.!?,;:]+)/iu,
  ],
};

interface Steps {
  readonly first: ReadonlySet<string>;
  readonly then: ReadonlySet<string>;
  readonly place: TextRange;
}

const stepsIn = perTextIn((text, language): readonly Steps[] =>
  sentenceRanges(text).flatMap((place) => {
    const sentence = text.slice(place.start, place.end).slice(0, SENTENCE_MAX);
    return STEPS[language].flatMap((pattern) => {
      const { first = '', then = '' } = pattern.exec(sentence)?.groups ?? {};
      const [before, behind] = [stemsIn(first, language), stemsIn(then, language)];
      // What both have ("the tyres") is not what came first.
      const [own, other] = [without(before, behind), without(behind, before)];
      return own.size === 0 || other.size === 0 ? [] : [{ first: own, then: other, place }];
    });
  }),
);
/** Nobody tells an order over more. */
const SENTENCE_MAX = 400;
const without = (stems: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...stems].filter((stem) => !hasStem(others, stem)));

const stemsIn = (part: string, language: PostLanguage): ReadonlySet<string> =>
  new Set(
    (part.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).flatMap((word) =>
      isStopWord(word, language) || valueOfWord(word, language) !== null
        ? []
        : (stemOf(word, language) ?? []),
    ),
  );

/** "First she cried and then she laughed" of what the author told the other way round. */
export function exchangedSteps(
  text: string,
  language: PostLanguage,
  material: readonly string[],
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
