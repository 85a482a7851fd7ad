import { FIGURES, type PlainDate, type TrainingPostFields } from '@drumbeat/domain';

/** The fields as they are typed. */
export interface TrainingForm extends Readonly<
  Record<Exclude<keyof TrainingPostFields, 'postDate'>, string>
> {
  readonly postDate: PlainDate | null;
  /** Of what stands in the field of the date, if it is none; as text. */
  readonly dateProblem: string | null;
}

const TEXTS = ['postContent', ...FIGURES, 'linkedinUrl'] as const;
const DATES = ['postDate', 'dateProblem'] as const;
const FIELDS = [...TEXTS, ...DATES];

export const formWith = (postContent: string): TrainingForm => ({
  postContent,
  impressions: '',
  likes: '',
  comments: '',
  shares: '',
  linkedinUrl: '',
  postDate: null,
  dateProblem: null,
});

/** Spaces around the text are a difference: they are part of what was typed. */
export const isSameForm = (one: TrainingForm, other: TrainingForm): boolean =>
  FIELDS.every((field) => one[field] === other[field]);

/** True for what was kept by this version: data of an older one may have another shape. */
export function isTrainingForm(value: unknown): value is TrainingForm {
  if (typeof value !== 'object' || value === null) return false;
  const form: Partial<Record<keyof TrainingForm, unknown>> = value;
  return (
    TEXTS.every((field) => typeof form[field] === 'string') &&
    DATES.every((field) => form[field] === null || typeof form[field] === 'string')
  );
}

/** What stands in the field of the date and is none is known to the field alone. */
export const keptOf = (form: TrainingForm): TrainingForm =>
  form.postDate === null ? { ...form, dateProblem: null } : form;
