import type { WriterDescriptionResponse } from '../posts.dto.js';
import type { WriterBriefSection } from '../../writing/draft-writer.service.js';

export class WriterBriefSectionResponse {
  name: WriterBriefSection['name'];
  title: string;
  /** Sentences, or texts of the user's as they are sent. */
  lines: string[];
}

export class WriterBriefExampleResponse {
  /** Null for a text of the voice interview. */
  post_id: string | null;
  /** Its first line; the writer gets the whole post, or as many sentences as have room. */
  opening: string;
  /** Why it was chosen. */
  reason: string;
  /** `4.2% of 1,300 readers responded`; null while unknown. */
  figures: string | null;
}

export class BriefSizeResponse {
  /** All that the call sends, rules included. Estimated. */
  count: number;
  max: number;
}

/** All that the writer would be told for a request, in words for its user. */
export class WriterBriefResponse {
  writer: WriterDescriptionResponse;
  /** In the order in which the writer gets them. */
  sections: WriterBriefSectionResponse[];
  /** The posts that it reads, most useful first; also lines of the section `examples`. */
  examples: WriterBriefExampleResponse[];
  /** What has no room; empty where everything has. */
  left_out: WriterBriefSectionResponse[];
  /** Titles of the user's texts that end earlier, for room. */
  shortened: string[];
  /** What every draft is written to, whoever its user is; empty for the built-in writer. */
  rules: string[];
  /** Null for the built-in writer, which reads no tokens. */
  tokens: BriefSizeResponse | null;
  /** How many posts of the user's the writer knows; the newest 50 at most. */
  posts_known: number;
}
