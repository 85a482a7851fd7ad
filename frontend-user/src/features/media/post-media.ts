import type { Post, PostMedia } from '../../entities/types';

/** The files of a post, and the title above a document. */
export interface MediaSet {
  items: readonly PostMedia[];
  /** Empty: the file's name. */
  title: string;
}

/** The server's files and title. */
export const mediaOf = ({ media, document_title }: Pick<Post, 'media' | 'document_title'>): MediaSet => ({
  items: media,
  title: document_title ?? '',
});
