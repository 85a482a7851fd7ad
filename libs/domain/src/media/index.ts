export {
  ALT_TEXT_MAX,
  ANIMATION_PIXELS_MAX,
  DOCUMENT_BYTES_MAX,
  DOCUMENT_PAGES_MAX,
  DOCUMENT_TITLE_MAX,
  FILE_NAME_MAX,
  GIF_FRAMES_MAX,
  IMAGE_BYTES_MAX,
  IMAGE_PIXELS_MAX,
  IMAGE_SIDE_MAX,
  JPEG_SCANS_MAX,
  POST_IMAGES_MAX,
} from './media.limits.js';
export {
  bytesMaxOf,
  MEDIA_MIME_TYPES,
  MEDIA_TYPE_WITHIN,
  mediaKindOf,
  mediaTypeOf,
} from './media-type.rules.js';
export type { MediaKind, MediaMimeType } from './media-type.rules.js';
export { documentTitle, mediaListProblem } from './media-list.rules.js';
export { MEDIA_TEXTS } from './media.texts.js';
