import {
  INTERVIEW_KEYS,
  type InterviewAnswer,
  mergeAnswers,
  POST_LANGUAGES,
  type PostLanguage,
} from '@drumbeat/domain';
import { keptForms } from '../../lib/device/kept-forms';

/** What the server does not have yet of one round of the interview. */
export interface KeptInterview {
  readonly round: number;
  /** The language chosen on this device. */
  readonly language: PostLanguage | null;
  readonly answers: readonly InterviewAnswer[];
}

/** Also the name of the unsaved text while the interview is open, so that signing out names it once. */
export const INTERVIEW_SLOT = 'voice-interview';
const NAME = 'Your voice interview';

/** Answers on this device, which survive a reload, an ended session and a time without network (24 h). */
export const keptInterview = {
  name: NAME,

  /** Nothing of another round: that one was deleted. */
  read: (userId: string, round: number): KeptInterview => {
    const form = keptForms.read(userId, INTERVIEW_SLOT)?.form;
    return isKept(form) && form.round === round ? form : { round, language: null, answers: [] };
  },

  /** What is kept then: with this answer, in this language. */
  change: (
    userId: string,
    round: number,
    { answer, language }: { readonly answer?: InterviewAnswer; readonly language?: PostLanguage },
  ): KeptInterview => {
    const before = keptInterview.read(userId, round);
    return write(userId, {
      round,
      language: language ?? before.language,
      answers: answer ? mergeAnswers(before.answers, [answer]) : before.answers,
    });
  },

  /** The server took `sent`: what was typed since stays. */
  settle: (userId: string, sent: KeptInterview): KeptInterview => {
    const now = keptInterview.read(userId, sent.round);
    const isSent = (one: InterviewAnswer) =>
      sent.answers.some(({ question, at }) => question === one.question && at === one.at);
    return write(userId, {
      ...now,
      language: now.language === sent.language ? null : now.language,
      answers: now.answers.filter((one) => !isSent(one)),
    });
  },

  drop: (userId: string): void => keptForms.drop(userId, INTERVIEW_SLOT),
};

export const isAllSent = ({ language, answers }: KeptInterview): boolean =>
  language === null && answers.length === 0;

function write(userId: string, kept: KeptInterview): KeptInterview {
  if (isAllSent(kept)) keptForms.drop(userId, INTERVIEW_SLOT);
  else keptForms.keep(userId, INTERVIEW_SLOT, { name: NAME, form: kept });
  return kept;
}

/** True when it has the present shape: data of an older version may not. */
function isKept(value: unknown): value is KeptInterview {
  if (typeof value !== 'object' || value === null) return false;
  const { round, language, answers }: Partial<Record<keyof KeptInterview, unknown>> = value;
  return (
    typeof round === 'number' &&
    (language === null || POST_LANGUAGES.some((one) => one === language)) &&
    Array.isArray(answers) &&
    answers.every(isAnswer)
  );
}

function isAnswer(value: unknown): value is InterviewAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { question, text, more, choice, at }: Partial<Record<keyof InterviewAnswer, unknown>> = value;
  return (
    INTERVIEW_KEYS.some((key) => key === question) &&
    [text, more, at].every((part) => typeof part === 'string') &&
    (choice === null || typeof choice === 'string')
  );
}
