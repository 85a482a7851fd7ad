import type { DraftRequest } from '../../entities/types';
import { keptForms } from '../../lib/device/kept-forms';

/** Questions of a writer, and what was typed to each. */
interface AskedAndAnswered {
  readonly questions: readonly string[];
  readonly answers: readonly string[];
}

interface KeptAnswers extends AskedAndAnswered {
  /** The notes that they are about; null for a prompt or a post. */
  readonly notes: string | null;
}

/** Enough of the notes to tell them from others; the whole of them is compared when answers are read. */
const SLOT_NOTES = 80;

const slotOf = ({ prompt_id: promptId, post_id: postId, custom_notes: notes = '' }: DraftRequest) =>
  `questions:${promptId === undefined ? (postId ?? `notes:${notes.slice(0, SLOT_NOTES)}`) : `prompt:${promptId}`}`;
const notesOf = ({ custom_notes: notes }: DraftRequest) => notes ?? null;

/** Answers to a writer's questions, stored on this device until something is written of them. */
export const keptAnswers = {
  /** Null where nothing is typed, or it is about other notes. */
  read: (userId: string, request: DraftRequest): AskedAndAnswered | null => {
    const form = keptForms.read(userId, slotOf(request))?.form;
    return isKeptAnswers(form) && form.notes === notesOf(request) ? form : null;
  },
  keep: (userId: string, request: DraftRequest, { questions, answers }: AskedAndAnswered): void => {
    if (answers.every((answer) => answer.trim() === '')) keptAnswers.drop(userId, request);
    else {
      const form: KeptAnswers = { questions, answers, notes: notesOf(request) };
      keptForms.keep(userId, slotOf(request), { name: 'Answers to the questions of a draft', form });
    }
  },
  drop: (userId: string, request: DraftRequest): void => keptForms.drop(userId, slotOf(request)),
};

/** True when it has the present form's shape: data of an older version may not. */
function isKeptAnswers(value: unknown): value is KeptAnswers {
  if (typeof value !== 'object' || value === null) return false;
  const { questions, answers, notes }: Partial<Record<keyof KeptAnswers, unknown>> = value;
  return areWords(questions) && areWords(answers) && (notes === null || typeof notes === 'string');
}

const areWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
