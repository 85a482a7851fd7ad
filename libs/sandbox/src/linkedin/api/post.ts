import type { TextSegment } from '../little-text.decoder.js';

export const visibilities = ['PUBLIC', 'CONNECTIONS', 'LOGGED_IN'] as const;
export type Visibility = (typeof visibilities)[number];

/** A post as the stand-in keeps it: a real creation. */
export interface SandboxPost {
  urn: string;
  /** `urn:li:person:{sub}` */
  author: string;
  author_name: string;
  /** The little text as it was sent. */
  commentary: string;
  /** What a reader sees. */
  text: string;
  segments: TextSegment[];
  /** A part of what was sent is missing from `text`. */
  truncated: boolean;
  visibility: Visibility;
  created_at: string;
  deleted_at: string | null;
}

/** What a caller asked to publish, after all checks. */
export interface PostDraft {
  sub: string;
  author: string;
  authorName: string;
  commentary: string;
  visibility: Visibility;
}
