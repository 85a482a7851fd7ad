import { mediaTypeOf } from '@drumbeat/domain';

const FRAME_MARKERS = { first: 0xc0, last: 0xcf, others: [0xc4, 0xc8, 0xcc] };

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

/** Goes from segment to segment, each with its length, to the frame's header. */
function pixelsOfJpeg(view: DataView): number | null {
  for (
    let at = 2;
    at + 9 <= view.byteLength && view.getUint8(at) === 0xff;
    at += 2 + view.getUint16(at + 2)
  ) {
    const marker = view.getUint8(at + 1);
    const { first, last, others } = FRAME_MARKERS;
    if (marker >= first && marker <= last && !others.includes(marker)) {
      return view.getUint16(at + 5) * view.getUint16(at + 7);
    }
  }
  return null;
}
