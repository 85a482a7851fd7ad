import {
  ANIMATION_PIXELS_MAX,
  bytesMaxOf,
  DOCUMENT_PAGES_MAX,
  GIF_FRAMES_MAX,
  IMAGE_PIXELS_MAX,
  IMAGE_SIDE_MAX,
  JPEG_SCANS_MAX,
  MEDIA_TEXTS,
  mediaKindOf,
  mediaTypeOf,
  type MediaKind,
  type MediaMimeType,
} from '@drumbeat/domain';
import {
  MediaTooDemandingError,
  MediaTooLargeError,
  MediaTypeError,
  MediaUnreadableError,
} from '../media.errors.js';
import { measureGifFrames, ROW_PIXELS_MIN } from './gif-frames.js';
import type { ImageTask } from './image.reader.js';
import type { InspectionLimits } from '../../../platform/inspection/inspection-process.js';
import { countJpegScans } from './jpeg-scans.js';
import { readImage } from './read-image.js';
import { readPdf } from './read-pdf.js';

/** A checked file that may be stored. */
export interface InspectedMedia {
  readonly kind: MediaKind;
  readonly mime_type: MediaMimeType;
  readonly width: number | null;
  readonly height: number | null;
  readonly pages: number | null;
  readonly content: Buffer;
  /** WebP; null for documents. */
  readonly thumbnail: Buffer | null;
}

type ImageType = Exclude<MediaMimeType, 'application/pdf'>;

const FORMATS: Record<ImageType, ImageTask['format']> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
};

/**
 * Judges a file by its content and cleans it: an image is re-encoded, upright and without EXIF, GPS and other
 * metadata; a PDF is kept byte for byte if it is readable, unprotected and has few enough pages.
 * @throws MediaTypeError, MediaTooLargeError, MediaTooDemandingError, MediaUnreadableError
 */
export async function inspectMedia(content: Buffer, limits: InspectionLimits): Promise<InspectedMedia> {
  const mime_type = mediaTypeOf(content);
  if (mime_type === null) throw new MediaTypeError();
  const kind = mediaKindOf(mime_type);
  if (content.byteLength > bytesMaxOf(kind)) {
    throw new MediaTooLargeError(kind === 'image' ? MEDIA_TEXTS.imageTooLarge : MEDIA_TEXTS.documentTooLarge);
  }
  if (mime_type === 'application/pdf') {
    const pages = await pagesOf(content, limits);
    return { kind, mime_type, width: null, height: null, pages, content, thumbnail: null };
  }
  return { kind, mime_type, pages: null, ...(await cleaned(content, mime_type, limits)) };
}

async function cleaned(
  content: Buffer,
  mime_type: ImageType,
  limits: InspectionLimits,
): Promise<Pick<InspectedMedia, 'width' | 'height' | 'content' | 'thumbnail'>> {
  const isGif = mime_type === 'image/gif';
  // First, because reading an animation reads all of its frames.
  if (isGif) {
    const frames = measureGifFrames(content, GIF_FRAMES_MAX + 1);
    if (frames.count > GIF_FRAMES_MAX) throw new MediaTooLargeError(MEDIA_TEXTS.tooManyFrames);
    if (frames.pixels > ANIMATION_PIXELS_MAX) throw new MediaTooLargeError(MEDIA_TEXTS.tooManyPixelsOfGif);
  }
  if (mime_type === 'image/jpeg' && countJpegScans(content, JPEG_SCANS_MAX + 1) > JPEG_SCANS_MAX) {
    throw new MediaTooDemandingError('too_many_scans');
  }
  const pixelsMax = isGif ? ANIMATION_PIXELS_MAX : IMAGE_PIXELS_MAX;
  const reading = await readImage(
    {
      content,
      format: FORMATS[mime_type],
      pixelsMax,
      rowPixelsMin: ROW_PIXELS_MIN,
      sideMax: IMAGE_SIDE_MAX,
      bytesMax: bytesMaxOf('image'),
    },
    limits,
  );
  switch (reading.kind) {
    case 'read': {
      const { kind: _, ...image } = reading;
      return image;
    }
    case 'too_large':
      throw new MediaTooLargeError(MEDIA_TEXTS.imageTooLarge);
    case 'too_many_pixels':
      throw new MediaTooLargeError(isGif ? MEDIA_TEXTS.tooManyPixelsOfGif : MEDIA_TEXTS.tooManyPixels);
    case 'too_long_a_side':
      throw new MediaTooLargeError(MEDIA_TEXTS.tooLongASide);
    case 'unreadable':
      throw new MediaUnreadableError(MEDIA_TEXTS.unreadableImage);
    case 'too_long':
    case 'too_much_memory':
      throw new MediaTooDemandingError(reading.kind);
  }
}

async function pagesOf(content: Buffer, limits: InspectionLimits): Promise<number> {
  const reading = await readPdf({ content, lastPageMax: DOCUMENT_PAGES_MAX }, limits);
  switch (reading.kind) {
    case 'read':
      if (reading.pages < 1) throw new MediaUnreadableError(MEDIA_TEXTS.unreadableDocument);
      if (reading.pages > DOCUMENT_PAGES_MAX) throw new MediaTooLargeError(MEDIA_TEXTS.tooManyPages);
      return reading.pages;
    case 'protected':
      throw new MediaUnreadableError(MEDIA_TEXTS.protectedDocument);
    case 'unreadable':
      throw new MediaUnreadableError(MEDIA_TEXTS.unreadableDocument);
    case 'too_long':
    case 'too_much_memory':
      throw new MediaTooDemandingError(reading.kind);
  }
}
