import type { PublicationResponse } from '../publications.dto.js';

/** The fields by which a user recognises a post. */
export class DecisionPostResponse {
  id: string;
  title: string;
  /** The first 200 characters. */
  content_start: string;
}

/** A post whose delivery waits for its author's decision, or for proof. */
export class DecisionResponse {
  post: DecisionPostResponse;
  publication: PublicationResponse;
}

export class DecisionListResponse {
  /** Ordered by due time, earliest first; at most 50. */
  data: DecisionResponse[];
}
