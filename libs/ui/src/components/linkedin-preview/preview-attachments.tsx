import { PreviewDocument } from './preview-document';
import { PreviewImages } from './preview-images';
import type { PreviewMedia } from './preview-media';

/** Attachments under the text of the card. Most posts have none, so its code is loaded with the first one. */
export default function PreviewAttachments({ media }: { media: PreviewMedia }) {
  return media.kind === 'images' ? (
    <PreviewImages images={media.images} />
  ) : (
    <PreviewDocument {...media.document} />
  );
}
