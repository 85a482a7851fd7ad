import { ListedFeedbackResponse } from './feedback.dto.js';

/** Feedback with whose it is and what it is about. */
export class AdminFeedbackResponse extends ListedFeedbackResponse {
  user_name: string | null;
  user_email: string;
}

export class AdminFeedbackListResponse {
  data: AdminFeedbackResponse[];
  total: number;
}
