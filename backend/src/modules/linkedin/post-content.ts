import type { UploadedMedia } from './linkedin-media.service.js';

interface ImageContent {
  readonly id: string;
  readonly altText?: string;
}

/** `content` of a post (LINKEDIN-10). */
export type PostContent =
  | { readonly media: ImageContent | { readonly id: string; readonly title: string } }
  | { readonly multiImage: { readonly images: readonly ImageContent[] } };

/**
 * The media of a post: one image, 2 to 20 images, or a document; null for none, which leaves `content` out.
 */
export function postContent(media: readonly UploadedMedia[]): PostContent | null {
  const [first, second] = media;
  if (!first) return null;
  if (first.kind === 'document') return { media: { id: first.urn, title: first.title } };
  return second === undefined ? { media: imageOf(first) } : { multiImage: { images: media.map(imageOf) } };
}

function imageOf({ urn, altText }: UploadedMedia): ImageContent {
  return altText === '' ? { id: urn } : { id: urn, altText };
}
