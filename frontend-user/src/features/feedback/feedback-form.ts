import { NO_RATING, type AspectOpinions } from '@drumbeat/domain';
import type { components } from '@drumbeat/api-client';

type Feedback = components['schemas']['FeedbackResponse'];
type FeedbackWords = Omit<components['schemas']['GiveFeedbackRequest'], 'type' | 'targetId' | 'contextInfo'>;

/** The content of the dialog. */
export interface FeedbackForm {
  /** 1 to 5; 0 until a star is chosen. */
  rating: number;
  opinions: AspectOpinions;
  wouldUse: boolean;
  wouldRecommend: boolean;
  comments: string;
  suggestions: string;
  /** True when it edits earlier feedback: removed parts are deleted. */
  continues: boolean;
}

export const EMPTY_FORM: FeedbackForm = {
  rating: NO_RATING,
  opinions: { liked: [], disliked: [] },
  wouldUse: false,
  wouldRecommend: false,
  comments: '',
  suggestions: '',
  continues: false,
};

/** The form filled with earlier feedback. */
export function formOf(feedback: Feedback): FeedbackForm {
  return {
    rating: feedback.rating,
    opinions: { liked: feedback.likedAspects, disliked: feedback.dislikedAspects },
    wouldUse: feedback.wouldUse === true,
    wouldRecommend: feedback.wouldRecommend === true,
    comments: feedback.feedbackText ?? '',
    suggestions: feedback.improvementSuggestions ?? '',
    continues: true,
  };
}

/** True when it has no content. */
export const isEmptyForm = (form: FeedbackForm): boolean =>
  form.rating === NO_RATING &&
  form.opinions.liked.length + form.opinions.disliked.length === 0 &&
  !form.wouldUse &&
  !form.wouldRecommend &&
  form.comments.trim() === '' &&
  form.suggestions.trim() === '';

/** The form as the API takes it: what is not filled in leaves what was said before, unless the form continues that. */
export function wordsOf(form: FeedbackForm): FeedbackWords {
  const { opinions, continues } = form;
  const said = (text: string) => text.trim() || null;
  return {
    rating: form.rating,
    ...(continues || opinions.liked.length + opinions.disliked.length > 0
      ? { likedAspects: [...opinions.liked], dislikedAspects: [...opinions.disliked] }
      : {}),
    ...(continues || form.wouldUse ? { wouldUse: form.wouldUse } : {}),
    ...(continues || form.wouldRecommend ? { wouldRecommend: form.wouldRecommend } : {}),
    ...(continues || said(form.comments) ? { feedbackText: said(form.comments) } : {}),
    ...(continues || said(form.suggestions) ? { improvementSuggestions: said(form.suggestions) } : {}),
  };
}
