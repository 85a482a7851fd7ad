import { PreviewDocument } from './preview-document';
import { PreviewImages } from './preview-images';
import type { PreviewMedia } from './preview-media';

/** What stands under the text of the card. Most posts have nothing there, so its code comes with the first that does. */
export default function PreviewAttachments({ media }: { media: PreviewMedia }) {
  return media.kind === 'images' ? (
    <PreviewImages images={media.images} />
  ) : (
    <PreviewDocument {...media.document} />
  );
}
