const FILL = 0xff;
const SCAN = 0xda;
const END = 0xd9;

/**
 * Counts the scans of a JPEG by its markers, without decoding one, and stops at `limit`: for each of them a decoder goes through the whole
 * picture, though it may have 12 bytes. Markers are sought as libjpeg does it: a segment, such as EXIF with a thumbnail, is passed by as long
 * as it says to be, coded data up to the next marker, and what follows the end of the picture is not read.
 */
export function countJpegScans(jpeg: Uint8Array, limit: number): number {
  let scans = 0;
  let at = 2;
  while (scans < limit && at < jpeg.length) {
    // Byte by byte: a search for each of millions of markers would take ten times as long.
    if (jpeg[at] !== FILL) {
      at += 1;
      continue;
    }
    while (jpeg[at] === FILL) at += 1;
    const marker = jpeg[at] ?? END;
    at += 1;
    if (marker === END) break;
    if (marker === SCAN) scans += 1;
    if (hasLength(marker)) at += lengthAt(jpeg, at);
  }
  return scans;
}

/** Lower ones are data, or passed by in search of a restart; of the others restarts and the start of an image have none. */
function hasLength(marker: number): boolean {
  return marker >= 0xc0 && (marker < 0xd0 || marker > 0xd8);
}

/** Bytes of a segment, with the two of its length, which it has even where it says less. */
function lengthAt(jpeg: Uint8Array, at: number): number {
  return Math.max(2, (jpeg[at] ?? 0) * 256 + (jpeg[at + 1] ?? 0));
}
