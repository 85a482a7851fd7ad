import { FeedbackList } from './feedback-list';

export const feedback = { list: FeedbackList };
