import { PostResponse } from '../posts.dto.js';

/** A post with its user. */
export class AdminPostResponse extends PostResponse {
  user_name: string | null;
  user_email: string;
}

export class AdminPostListResponse {
  data: AdminPostResponse[];
  total: number;
}
