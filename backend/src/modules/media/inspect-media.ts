import {
  bytesMaxOf,
  DOCUMENT_PAGES_MAX,
  GIF_FRAMES_MAX,
  IMAGE_PIXELS_MAX,
  MEDIA_TEXTS,
  mediaKindOf,
  mediaTypeOf,
  type MediaKind,
  type MediaMimeType,
} from '@drumbeat/domain';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { MediaTooLargeError, MediaTypeError, MediaUnreadableError } from './media.errors.js';
import { countGifFrames } from './gif-frames.js';
import { readPdf } from './pdf-pages.js';

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

/** Sharp on a card of 320 CSS pixels with a dense screen. */
const THUMBNAIL_PIXELS = 640;
/** Quality of re-encoded pictures: no visible difference, and much smaller than the original. */
const JPEG_QUALITY = 90;
const TIMEOUT_SECONDS = 20;

/**
 * Judges a file by its content and cleans it: an image is re-encoded, upright and without EXIF, GPS and other
 * metadata; a PDF is kept byte for byte if it is readable, unprotected and has few enough pages.
 * @throws MediaTypeError, MediaTooLargeError, MediaUnreadableError
 */
export async function inspectMedia(content: Buffer): Promise<InspectedMedia> {
  const mime_type = mediaTypeOf(content);
  if (mime_type === null) throw new MediaTypeError();
  const kind = mediaKindOf(mime_type);
  if (content.byteLength > bytesMaxOf(kind)) {
    throw new MediaTooLargeError(kind === 'image' ? MEDIA_TEXTS.imageTooLarge : MEDIA_TEXTS.documentTooLarge);
  }
  if (mime_type === 'application/pdf') {
    const pages = await pagesOf(content);
    return { kind, mime_type, width: null, height: null, pages, content, thumbnail: null };
  }
  return inspectImage(content, mime_type);
}

async function inspectImage(
  content: Buffer,
  mime_type: Exclude<MediaMimeType, 'application/pdf'>,
): Promise<InspectedMedia> {
  const isAnimated = mime_type === 'image/gif';
  // First, because reading an animation reads all of its frames.
  if (isAnimated && countGifFrames(content, GIF_FRAMES_MAX + 1) > GIF_FRAMES_MAX) {
    throw new MediaTooLargeError(MEDIA_TEXTS.tooManyFrames);
  }
  try {
    // Reads the head of the file only, so it may be of any size.
    checkPixels(await sharp(content, { failOn: 'error', limitInputPixels: false }).metadata());
    const clean = await encoded(image(content, isAnimated).autoOrient(), mime_type).toBuffer({
      resolveWithObject: true,
    });
    if (clean.data.byteLength > bytesMaxOf('image')) throw new MediaTooLargeError(MEDIA_TEXTS.imageTooLarge);
    const { width, pageHeight, height } = clean.info;
    const thumbnail = await image(clean.data, false)
      .resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS, { fit: 'inside', withoutEnlargement: true })
      .webp()
      .toBuffer();
    return {
      kind: 'image',
      mime_type,
      width,
      height: pageHeight ?? height,
      pages: null,
      content: clean.data,
      thumbnail,
    };
  } catch (error) {
    if (error instanceof MediaTooLargeError) throw error;
    throw new MediaUnreadableError(MEDIA_TEXTS.unreadableImage);
  }
}

/** LinkedIn's limit is on the picture; ours also on all pictures of an animation together, which are all decoded. */
function checkPixels({ width, height, pages = 1 }: Metadata): void {
  if (width * height * pages >= IMAGE_PIXELS_MAX) throw new MediaTooLargeError(MEDIA_TEXTS.tooManyPixels);
}

function image(content: Buffer, animated: boolean): Sharp {
  return sharp(content, { animated, failOn: 'error', limitInputPixels: IMAGE_PIXELS_MAX }).timeout({
    seconds: TIMEOUT_SECONDS,
  });
}

function encoded(from: Sharp, mime_type: Exclude<MediaMimeType, 'application/pdf'>): Sharp {
  switch (mime_type) {
    case 'image/jpeg':
      return from.jpeg({ quality: JPEG_QUALITY });
    case 'image/png':
      return from.png();
    case 'image/gif':
      return from.gif();
  }
}

async function pagesOf(content: Buffer): Promise<number> {
  const reading = await readPdf(content, DOCUMENT_PAGES_MAX);
  if (reading.kind !== 'read') {
    throw new MediaUnreadableError(
      reading.kind === 'protected' ? MEDIA_TEXTS.protectedDocument : MEDIA_TEXTS.unreadableDocument,
    );
  }
  if (reading.pages < 1) throw new MediaUnreadableError(MEDIA_TEXTS.unreadableDocument);
  if (reading.pages > DOCUMENT_PAGES_MAX) throw new MediaTooLargeError(MEDIA_TEXTS.tooManyPages);
  return reading.pages;
}
