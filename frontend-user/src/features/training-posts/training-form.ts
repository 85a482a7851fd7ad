import {
  FIGURES,
  metricFrom,
  trainingAddressProblem,
  TRAINING_TEXTS,
  type PerformanceFigures,
} from '@drumbeat/domain';
import type { TrainingPost } from '../../entities/types';
import type { TrainingForm } from './typed-form';

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
  const [impressions = null, likes = null, comments = null, shares = null] = FIGURES.map((name) =>
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
