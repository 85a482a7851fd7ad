/** LinkedIn takes an image of fewer pixels than this (LINKEDIN-15). */
export const IMAGE_PIXELS_MAX = 36_152_320;

/** As wide and high as a JPEG or a GIF can be. Each row of a picture takes work of its own, however narrow it is. */
export const IMAGE_SIDE_MAX = 65_535;

/** LinkedIn accepts an animation of at most this many frames (LINKEDIN-15). */
export const GIF_FRAMES_MAX = 250;

/** A progressive JPEG has about ten scans. A decoder goes through the whole picture for each of them, however few bytes it has. */
export const JPEG_SCANS_MAX = 100;

/**
 * All frames of an animation together: 640 by 360 at 12 frames a second for ten seconds. LinkedIn's limit is on one picture; one frame of
 * so many pixels takes 490 MB to write anew.
 */
export const ANIMATION_PIXELS_MAX = 28_000_000;

/** Larger than phone pictures, smaller than LinkedIn's own limit for images shown unscaled: 8 MB. */
export const IMAGE_BYTES_MAX = 8 * 1024 * 1024;

/** LinkedIn takes 100 MB; 20 MB holds a carousel of 300 pages and still arrives within one upload's time-out. */
export const DOCUMENT_BYTES_MAX = 20 * 1024 * 1024;

/** LinkedIn takes a document of at most 300 pages (LINKEDIN-15). */
export const DOCUMENT_PAGES_MAX = 300;

/** A post with several images has 2 to 20 of them (LINKEDIN-10). */
export const POST_IMAGES_MAX = 20;

/** LinkedIn's limit for a description of an image, in UTF-16 units (LINKEDIN-15). */
export const ALT_TEXT_MAX = 4_086;

/** Longest title above a document, in UTF-16 units; LinkedIn's own editor cuts far earlier. */
export const DOCUMENT_TITLE_MAX = 100;

/** Longest file name that is kept; only shown, never used as a path. */
export const FILE_NAME_MAX = 200;
