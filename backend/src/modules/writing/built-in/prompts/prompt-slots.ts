import type { PostLanguage } from '@drumbeat/domain';
import type { FrameFacts } from '../profile/frame-facts.js';
import { fillFrame, type SlotValues } from './fill-frame.js';
import { isChoice, isClause, isSaying, type Topic } from './topic.js';
import type { AuthorMaterial, OwnSentence } from './author-material.js';
import { LANGUAGE_TEXTS } from './language-texts.js';
import { pillarKindOf } from './field.js';
import { pillarSortOf } from './pillar-sort.js';
import { isAboutPillar, isOfTrade, type FrameRules, type PromptFrame } from './prompt-frame.js';
import type { TradeValues } from './trades/trade-turns.js';

/** What a prompt of a batch is about. */
export interface PromptTurn {
  readonly problem: string | undefined;
  readonly sentence: OwnSentence | undefined;
  /** By slot. */
  readonly trade: TradeValues;
}

const ALONE =
  /^(?:just |only |nur )?(?:me|myself|solo|alone|sole trader|freelance\p{L}*|ich|allein\p{L}*|zu zweit|seule?|à deux|indépendante?|sol[oa]|yo|autónom[oa])(?!\p{L})(?!.*(?<!\p{L})(?:and|with|und|mit|et|avec|y|con)(?!\p{L}))/iu;

/** Of one or two people: "Just me", "2 people", not "Me and two surveyors". */
export function isOneOrTwo(size: string): boolean {
  const numbers = size.match(/\p{N}+/gu) ?? [];
  return numbers.length === 0 ? ALONE.test(size) : numbers.length === 1 && Number(numbers[0]) <= 2;
}

/** A pillar that does no noun's work is named as a subject in the sentence: "about your subject “To price well”". */
export function topicSlots({ phrase, label, isNoun }: Topic, language: PostLanguage): SlotValues {
  const named = fillFrame(LANGUAGE_TEXTS[language].namedSubject, { topic: phrase });
  return { topic: isNoun ? phrase : named, title: phrase, pillar: label };
}

/** Values for every slot whose fact is known. */
export function promptSlots(
  topic: Topic,
  facts: FrameFacts,
  material: AuthorMaterial,
  { problem, sentence, trade }: PromptTurn,
): SlotValues {
  const { industry, businessSize } = facts;
  const people = peopleIn(facts, material);
  return {
    ...topicSlots(topic, material.language),
    ...trade,
    ...(people === null ? {} : { people }),
    ...(industry === null ? {} : { industry }),
    // No job is too large for 94 people, and nobody orders one from a school.
    ...(businessSize === null || !material.hasJobs || !isOneOrTwo(businessSize)
      ? {}
      : { size: businessSize }),
    ...(problem === undefined ? {} : { problem }),
    ...(sentence === undefined ? {} : { [sentence.kind]: sentence.sentence, when: sentence.when ?? '' }),
  };
}

/** English frames name people in the sentence, and so only those who are certainly several; the others have parentheses. */
function peopleIn({ audience, readers }: FrameFacts, { language }: AuthorMaterial): string | null {
  if (language !== 'en' || readers === null) return readers;
  return audience?.isPlural === true ? audience.phrase : `the people you work for (“${readers}”)`;
}

export function hookFor(
  frame: PromptFrame,
  topic: Topic,
  { addressesOtherwise }: Pick<AuthorMaterial, 'addressesOtherwise'>,
): string {
  if (addressesOtherwise && frame.otherHook !== undefined) return frame.otherHook;
  return topic.kind === 'noun' ? (frame.nounHook ?? frame.hook) : frame.hook;
}

/** True where all that the frame needs, and all that it shows, is known. */
export function fits(frame: PromptFrame, slots: SlotValues): boolean {
  const shown = [...`${frame.hook} ${frame.text}`.matchAll(/\{(\p{L}+)\}/gu)].map(([, slot = '']) =>
    slot.toLowerCase(),
  );
  return [...(frame.needs ?? []), ...shown].every((need) => slots[need] !== undefined);
}

/** "What the bridge gets wrong" is nobody's own mistake, nor what they believe. */
const SAYS_AN_ERROR =
  /(?<!\p{L})(?:wrong|mistakes?|forgets?|miss|n['’]t|not|never|falsch|vergess\p{L}*|nicht|übers\p{L}+|mal|erreurs?|oubli\p{L}*|pas|olvid\p{L}*|no|nunca)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** A person and the people that the pillar names would be two groups in one question. */
const suitsPeople = ({ needs = [], needsNoun, asksFor = [] }: FrameRules): boolean =>
  needsNoun === undefined && !needs.some(isOfTrade) && !asksFor.includes('thing');

/** False for a frame that is about cases or people alone, with any other pillar. */
export function isMadeFor({ onlyFor }: FrameRules, pillar: string, language: PostLanguage): boolean {
  if (onlyFor === undefined) return true;
  const sort = pillarSortOf(pillar, language);
  return sort !== null && onlyFor.includes(sort);
}

/** False where the question would be about doing what only can be said, or about what is not one thing. */
export function suitsPillar(
  frame: FrameRules,
  pillar: string,
  { isNoun }: Topic,
  language: PostLanguage,
): boolean {
  const { needsNoun, asksFor = [], notFor = [], goesWithSayings = false } = frame;
  if (!isAboutPillar(frame)) return true;
  const sort = pillarSortOf(pillar, language);
  // Nobody decides on, argues about or stops advising on every day, either.
  if (sort !== null && notFor.includes(sort === 'everyday' ? 'place' : sort)) return false;
  if (!isMadeFor(frame, pillar, language)) return false;
  if (sort === 'people' && !suitsPeople(frame)) return false;
  if (pillarKindOf(pillar) === 'money' && asksFor.includes('effort')) return false;
  const isTold = isClause(pillar) || isSaying(pillar);
  if (isClause(pillar) && SAYS_AN_ERROR.test(pillar) && asksFor.includes('error')) return false;
  if (needsNoun !== undefined && !isNoun) return false;
  if (needsNoun === 'single' && isChoice(pillar)) return false;
  return !isTold || goesWithSayings;
}

/** False where the clients are asked about what is none of their matters, and for jobs where nobody orders any. */
export function suitsAuthor(
  { needs = [], asksFor = [] }: FrameRules,
  pillar: number,
  { isOfClients, hasJobs }: Pick<AuthorMaterial, 'isOfClients' | 'hasJobs'>,
): boolean {
  return (!needs.includes('people') || isOfClients(pillar)) && (hasJobs || !asksFor.includes('job'));
}

const OF_THEM =
  /(?<![\p{L}\p{M}])(?:they|them|their|ihnen|ils|elles|eux|leurs?|ellos|ellas)(?![\p{L}\p{M}])|^sie(?![\p{L}\p{M}])/iu;

/** False where somebody would have said of themselves what is said of "them": "They ring too late". */
export const suitsProblem = ({ asksFor = [] }: FrameRules, problem: string | undefined) =>
  problem === undefined || !OF_THEM.test(problem) || !asksFor.includes('words');
