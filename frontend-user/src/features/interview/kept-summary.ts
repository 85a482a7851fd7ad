import { INTERVIEW_FIELDS, isJsonObject } from '@drumbeat/domain';
import { keptForms } from '../../lib/device/kept-forms';
import { type SummaryDraft, UNTOUCHED } from './summary-draft';

const SLOT = 'voice-interview-summary';

interface KeptSummary {
  readonly round: number;
  readonly draft: SummaryDraft;
}

/** Corrections of what was heard that are not saved yet: on this device, over a reload and an ended session. */
export const keptSummary = {
  /** Nothing of another round: its answers were deleted. */
  read(userId: string, round: number): SummaryDraft {
    const form = keptForms.read(userId, SLOT)?.form;
    return isKeptSummary(form) && form.round === round ? form.draft : UNTOUCHED;
  },

  keep(userId: string, round: number, draft: SummaryDraft): void {
    const form: KeptSummary = { round, draft };
    keptForms.keep(userId, SLOT, { name: 'Corrections to your voice interview', form });
  },

  drop: (userId: string): void => keptForms.drop(userId, SLOT),
};

/** True when it has the present shape: data of an older version may not. */
function isKeptSummary(value: unknown): value is KeptSummary {
  if (!isJsonObject(value) || typeof value.round !== 'number' || !isJsonObject(value.draft)) return false;
  const { left, values, address, removed, replace } = value.draft;
  return (
    [left, removed, replace].every(isTexts) &&
    (address === null || typeof address === 'string') &&
    isJsonObject(values) &&
    Object.entries(values).every(
      ([field, one]) =>
        INTERVIEW_FIELDS.some((name) => name === field) &&
        (typeof one === 'number' || typeof one === 'string'),
    )
  );
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
