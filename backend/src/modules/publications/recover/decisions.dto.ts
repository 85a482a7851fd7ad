import type { PublicationResponse } from '../publications.dto.js';

/** Enough of a post to know it again. */
export class DecisionPostResponse {
  id: string;
  title: string;
  /** The first 200 characters. */
  content_start: string;
}

/** A post whose delivery waits for its author, or for proof. */
export class DecisionResponse {
  post: DecisionPostResponse;
  publication: PublicationResponse;
}

export class DecisionListResponse {
  /** Those that were due first come first; at most 50. */
  data: DecisionResponse[];
}
