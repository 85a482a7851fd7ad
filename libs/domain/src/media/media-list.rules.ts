import type { MediaKind } from './media-type.rules.js';
import { POST_IMAGES_MAX } from './media.limits.js';
import { MEDIA_TEXTS } from './media.texts.js';

/**
 * The reason why these files cannot be combined in one post, as a sentence for the user; null when they can. LinkedIn accepts one
 * document, or 1 to 20 images, never both (LINKEDIN-10).
 */
export function mediaListProblem(media: readonly { readonly kind: MediaKind }[]): string | null {
  const documents = media.filter(({ kind }) => kind === 'document').length;
  if (documents > 0 && media.length > documents) return MEDIA_TEXTS.mixed;
  if (documents > 1) return MEDIA_TEXTS.oneDocument;
  return media.length > POST_IMAGES_MAX ? MEDIA_TEXTS.tooManyImages : null;
}

/** The title of a document that was given none: its file's name without the ending. */
export function documentTitle(given: string | null, fileName: string): string {
  return given ?? (fileName.replace(/\.pdf$/iu, '').trim() || 'Document');
}
