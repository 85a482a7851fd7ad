import { mediaTypeOf } from '@drumbeat/domain';

/** Headers of frames: the others in this range are tables. */
const FRAMES = { first: 0xc0, last: 0xcf, others: [0xc4, 0xc8, 0xcc] };
/** Markers of segments with a length that may come before a frame; the rest has none, or begins the data. */
const TABLES = new Set([
  ...FRAMES.others,
  0xdb,
  0xdd,
  0xfe,
  ...Array.from({ length: 16 }, (_, app) => 0xe0 + app),
]);

/** Pixels of a still picture as its head says, without decoding any of it; null for other files and where no size is found. */
export function pixelsOf(content: Uint8Array): number | null {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  switch (mediaTypeOf(content)) {
    case 'image/png':
      // The header's chunk comes first: length, name, width, height.
      return view.byteLength < 24 ? null : view.getUint32(16) * view.getUint32(20);
    case 'image/jpeg':
      return pixelsOfJpeg(view);
    default:
      return null;
  }
}

/**
 * Goes from segment to segment to the frame's header. Whatever a decoder might read in another way, such as padding, ends the search: so
 * nobody shows a small picture here and a large one there.
 */
function pixelsOfJpeg(view: DataView): number | null {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7);
    if (!TABLES.has(marker)) return null;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function isFrame(marker: number): boolean {
  return marker >= FRAMES.first && marker <= FRAMES.last && !FRAMES.others.includes(marker);
}
