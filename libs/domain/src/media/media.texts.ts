import {
  DOCUMENT_PAGES_MAX,
  GIF_FRAMES_MAX,
  IMAGE_SIDE_MAX,
  JPEG_SCANS_MAX,
  POST_IMAGES_MAX,
} from './media.limits.js';

/** Texts about files that cannot be used. */
export const MEDIA_TEXTS = {
  type: 'LinkedIn takes JPEG, PNG and GIF images and PDF documents. This file is none of them.',
  imageTooLarge: 'This image is larger than 8 MB. Make it smaller, then add it again.',
  documentTooLarge: 'This document is larger than 20 MB. Make it smaller, then add it again.',
  tooManyPixels:
    'This image has more pixels than LinkedIn takes (about 36 million). Make it smaller, then add it again.',
  tooManyPixelsOfGif:
    'This animation has more than 28 million pixels in its frames together. Make it smaller or shorter, then add it again.',
  tooLongASide: `This image is more than ${IMAGE_SIDE_MAX.toLocaleString('en')} pixels wide or high. Make it smaller, then add it again.`,
  tooManyFrames: `This animation has more than ${GIF_FRAMES_MAX} frames, which is more than LinkedIn takes. Shorten it, then add it again.`,
  tooManyPages: `This document has more than ${DOCUMENT_PAGES_MAX} pages, which is more than LinkedIn takes.`,
  unreadableImage: 'This image is damaged and cannot be read. Save it again, then add it.',
  unreadableDocument: 'This PDF is damaged and cannot be read. Save it again, then add it.',
  protectedDocument: 'This PDF is protected with a password. Save it without one, then add it.',
  takesTooLong: 'Reading this file took too long. Make it smaller, or try again later.',
  takesTooMuchMemory:
    'This file takes too much memory to read. Make it smaller or save it in a simpler way, then add it again.',
  tooManyScans: `This JPEG is built up in more than ${JPEG_SCANS_MAX} steps, which takes too long to read. Save it again as a baseline JPEG, not a progressive one, then add it.`,
  empty: 'No file arrived. Choose one and try again.',
  stalled: 'The file stopped arriving. Check your connection, then add it again.',
  mixed: 'A post carries either images or one document, not both.',
  oneDocument: 'A post carries one document.',
  tooManyImages: `A post carries at most ${POST_IMAGES_MAX} images.`,
  inUse: 'A post still uses this file. Take it out of the post first.',
} as const;
