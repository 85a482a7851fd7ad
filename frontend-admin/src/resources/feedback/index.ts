import { FeedbackList } from './feedback-list';
import { FeedbackShow } from './feedback-show';

export const feedback = { list: FeedbackList, show: FeedbackShow };
