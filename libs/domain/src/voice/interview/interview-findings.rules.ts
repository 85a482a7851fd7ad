import type { UsageLevel } from '../../preferences/usage-level.js';
import { PREFERENCE_LIMITS } from '../../preferences/writing-profile.js';
import { findStockPhrases } from '../../writing/review/stock-phrases.js';
import { VOICE_SCALES, type VoiceScale } from '../analysis/style-analysis.js';
import { ALL_ADDRESS_FORMS, type AddressForm } from './address-forms.js';
import {
  INTERVIEW_TEXTS,
  STANCES,
  type InterviewAnswer,
  type InterviewQuestion,
  type InterviewText,
  type PairKey,
  type Stance,
} from './interview-answers.js';
import { interviewLevel } from './interview-pairs.rules.js';
import { neverWords, plainPhrase, quotedPhrases } from './never-words.js';

/** The settings of the writing profile that an interview writes as single values. */
export const INTERVIEW_FIELDS = [...VOICE_SCALES, 'question_usage'] as const;
export type InterviewField = (typeof INTERVIEW_FIELDS)[number];

/** A phrase that somebody would never use, and the question whose answer says so. */
interface NeverUsePhrase {
  readonly phrase: string;
  readonly from: 'never_words' | 'disliked_post';
}

/** What was heard in an interview; what no answer shows is missing. */
export interface InterviewFindings {
  readonly levels: readonly {
    readonly scale: VoiceScale;
    readonly level: number;
    readonly pairs: readonly PairKey[];
  }[];
  readonly questionUsage: UsageLevel | null;
  readonly neverUse: readonly NeverUsePhrase[];
  readonly address: AddressForm | null;
  readonly texts: readonly { readonly question: InterviewText; readonly text: string }[];
}

/** Who argues states; who asks leads readers by questions. */
const QUESTIONS_BY_STANCE: Readonly<Record<Stance, UsageLevel>> = {
  argue: 'minimal',
  both: 'moderate',
  ask: 'frequent',
};

/** Reads the answers; nothing is found that no answer shows. */
export function interviewFindings(answers: readonly InterviewAnswer[]): InterviewFindings {
  const of = (key: InterviewQuestion) => answers.find(({ question }) => question === key);
  const stance = STANCES.find((one) => one === of('argue_or_ask')?.choice);
  return {
    levels: VOICE_SCALES.flatMap((scale) => {
      const found = interviewLevel(scale, answers);
      return found === null ? [] : [{ scale, ...found }];
    }),
    questionUsage: stance === undefined ? null : QUESTIONS_BY_STANCE[stance],
    neverUse: neverUsePhrases(of('never_words'), of('disliked_post')),
    address: ALL_ADDRESS_FORMS.find((form) => form === of('address')?.choice) ?? null,
    texts: INTERVIEW_TEXTS.flatMap((question) => {
      const text = of(question)?.text.trim() ?? '';
      return text === '' ? [] : [{ question, text }];
    }),
  };
}

/**
 * The words that were named, then the stock phrases of the disliked post and what its critic quotes of it: a whole post is not
 * disliked for each of its words.
 */
function neverUsePhrases(
  named: InterviewAnswer | undefined,
  disliked: InterviewAnswer | undefined,
): NeverUsePhrase[] {
  const all: NeverUsePhrase[] = [
    ...neverWords(named?.text ?? '').map((phrase) => ({ phrase, from: 'never_words' as const })),
    ...[
      ...quotedPhrases(disliked?.more ?? ''),
      ...findStockPhrases(disliked?.text ?? '').map(({ text }) => plainPhrase(text)),
    ].map((phrase) => ({ phrase, from: 'disliked_post' as const })),
  ];
  const seen = new Set<string>();
  return all
    .filter(({ phrase }) => {
      const key = phrase.toLowerCase();
      if (phrase === '' || phrase.length > PREFERENCE_LIMITS.listItem || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, PREFERENCE_LIMITS.listItems);
}
