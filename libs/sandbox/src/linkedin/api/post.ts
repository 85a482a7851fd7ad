import type { PostMedia } from './media.js';
import type { TextSegment } from '../little-text.decoder.js';

export const visibilities = ['PUBLIC', 'CONNECTIONS', 'LOGGED_IN'] as const;
export type Visibility = (typeof visibilities)[number];

export interface PostComment {
  id: string;
  /** `urn:li:person:{sub}` */
  author: string;
  author_name: string;
  /** Plain text: a backslash is a backslash. */
  text: string;
  created_at: string;
}

/** A post stored by the stand-in: a real creation. */
export interface SandboxPost {
  urn: string;
  /** `urn:li:person:{sub}` */
  author: string;
  author_name: string;
  /** The little text as sent. */
  commentary: string;
  /** The text as readers see it. */
  text: string;
  segments: TextSegment[];
  /** True when a part of the sent text is missing in `text`. */
  truncated: boolean;
  visibility: Visibility;
  /** One document, or images in their order. */
  media: PostMedia[];
  comments: PostComment[];
  created_at: string;
  /** When its text was replaced last; null where it never was. */
  edited_at: string | null;
  deleted_at: string | null;
}

/** A checked post to publish. */
export interface PostDraft {
  sub: string;
  author: string;
  authorName: string;
  commentary: string;
  visibility: Visibility;
  media: PostMedia[];
}
