import type {
  AddressForm,
  InterviewField,
  InterviewFindings,
  InterviewText,
  UsageLevel,
} from '@drumbeat/domain';
import type { SaveInterview, StandingField } from './api/voice-interview';

/** A line of the summary. */
export type SummaryLine = InterviewField | 'never_use' | 'address' | InterviewText;

/** What the user made of what was heard. */
export interface SummaryDraft {
  /** Lines that are not them. */
  readonly left: readonly SummaryLine[];
  /** Corrected values. */
  readonly values: Readonly<Partial<Record<InterviewField, number | UsageLevel>>>;
  readonly address: AddressForm | null;
  /** Phrases that they would use after all. */
  readonly removed: readonly string[];
  /** Standing fields that are to be replaced. */
  readonly replace: readonly InterviewField[];
}

export const UNTOUCHED: SummaryDraft = { left: [], values: {}, address: null, removed: [], replace: [] };

/** What an interview says of a field; null for nothing. */
export function heardValue(findings: InterviewFindings, field: InterviewField): number | UsageLevel | null {
  if (field === 'question_usage') return findings.questionUsage;
  return findings.levels.find(({ scale }) => scale === field)?.level ?? null;
}

/** The value of a field as it stands in the summary. */
export const valueIn = (
  findings: InterviewFindings,
  draft: SummaryDraft,
  field: InterviewField,
): number | UsageLevel | null => draft.values[field] ?? heardValue(findings, field);

/** What is saved: the lines that were not left out, as corrected. */
export function requestOf(
  findings: InterviewFindings,
  draft: SummaryDraft,
  fields: readonly InterviewField[],
): Omit<SaveInterview, 'round'> {
  const isTaken = (line: SummaryLine) => !draft.left.includes(line);
  const taken = fields.filter((field) => isTaken(field) && heardValue(findings, field) !== null);
  const address = draft.address ?? findings.address;
  return {
    ...(Object.fromEntries(
      taken.map((field) => [field, valueIn(findings, draft, field)]),
    ) as Partial<SaveInterview>),
    never_use_phrases: isTaken('never_use')
      ? findings.neverUse.map(({ phrase }) => phrase).filter((phrase) => !draft.removed.includes(phrase))
      : [],
    ...(address !== null && isTaken('address') ? { address } : {}),
    texts: findings.texts.map(({ question }) => question).filter(isTaken),
    corrected: taken.filter((field) => valueIn(findings, draft, field) !== heardValue(findings, field)),
    replace: draft.replace.filter((field) => taken.includes(field)),
  };
}

/** A field that counts for more and says something else. */
export const standingAgainst = (
  standing: readonly StandingField[],
  field: InterviewField,
  value: number | UsageLevel | null,
): StandingField | undefined => standing.find((one) => one.field === field && one.value !== value);
