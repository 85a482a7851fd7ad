import {
  metricFrom,
  trainingAddressProblem,
  TRAINING_TEXTS,
  type PerformanceFigures,
  type PlainDate,
  type TrainingPostFields,
} from '@drumbeat/domain';
import type { TrainingPost } from '../../entities/types';

/** The fields as they are typed. */
export interface TrainingForm extends Readonly<
  Record<Exclude<keyof TrainingPostFields, 'postDate'>, string>
> {
  readonly postDate: PlainDate | null;
  /** Of what stands in the field of the date, if it is none; as text. */
  readonly dateProblem: string | null;
}

export const FIGURES = [
  { name: 'impressions', label: 'Impressions' },
  { name: 'likes', label: 'Likes' },
  { name: 'comments', label: 'Comments' },
  { name: 'shares', label: 'Shares' },
] as const;

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

/** What is known of a post by now; a figure of 0 is an empty field. */
export const formOf = (post: TrainingPost): TrainingForm => ({
  postContent: post.post_content,
  impressions: typed(post.impressions),
  likes: typed(post.likes),
  comments: typed(post.comments),
  shares: typed(post.shares),
  linkedinUrl: post.linkedin_url ?? '',
  postDate: post.post_date,
  dateProblem: null,
});

const typed = (figure: number) => (figure === 0 ? '' : String(figure));

/** The error of a metrics input, as text. */
export const figureProblem = (text: string): string | undefined =>
  metricFrom(text) === null ? TRAINING_TEXTS.metricNotWhole : undefined;

/** The error of the address, as text; one that was saved before stays as it is (TRAINING-2). */
export function addressProblem({ linkedinUrl }: TrainingForm, saved = ''): string | undefined {
  const url = linkedinUrl.trim();
  return url === '' || url === saved ? undefined : (trainingAddressProblem(url) ?? undefined);
}

/** True while address and date can be saved. */
export const isPlaced = (form: TrainingForm, saved?: string): boolean =>
  addressProblem(form, saved) === undefined && form.dateProblem === null;

/** Null while one of them is no whole number from 0. */
export function figuresOf(form: TrainingForm): PerformanceFigures | null {
  const [impressions = null, likes = null, comments = null, shares = null] = FIGURES.map(({ name }) =>
    metricFrom(form[name]),
  );
  return impressions === null || likes === null || comments === null || shares === null
    ? null
    : { impressions, likes, comments, shares };
}

/** What is sent besides the text. */
export const factsOf = ({ linkedinUrl, postDate }: TrainingForm, figures: PerformanceFigures) => ({
  ...figures,
  linkedinUrl: linkedinUrl.trim() || null,
  postDate,
});
