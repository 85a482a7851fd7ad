import { DOCUMENT_BYTES_MAX, IMAGE_BYTES_MAX } from './media.limits.js';

export type MediaKind = 'image' | 'document';

export const MEDIA_MIME_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'application/pdf'] as const;
export type MediaMimeType = (typeof MEDIA_MIME_TYPES)[number];

/** A PDF may have junk in front of its header; readers look for it within this many bytes (ISO 32000-1, annex H). */
const PDF_HEADER_WITHIN = 1024;

const SIGNATURES: readonly { readonly type: MediaMimeType; readonly bytes: readonly number[] }[] = [
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/gif', bytes: [0x47, 0x49, 0x46, 0x38] },
];

const PDF_HEADER = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** So many of a file's first bytes tell what it is, or that a post cannot carry it: what follows changes nothing. */
export const MEDIA_TYPE_WITHIN = PDF_HEADER_WITHIN + PDF_HEADER.length - 1;

/**
 * The type of a file by its content, ignoring its name and declared type; null for types not allowed in a post. The
 * types are those that LinkedIn accepts (LINKEDIN-15).
 */
export function mediaTypeOf(content: Uint8Array): MediaMimeType | null {
  const known = SIGNATURES.find(({ bytes }) => hasAt(content, bytes, 0));
  if (known) return known.type;
  for (let at = 0; at < Math.min(content.length, PDF_HEADER_WITHIN); at += 1) {
    if (hasAt(content, PDF_HEADER, at)) return 'application/pdf';
  }
  return null;
}

export function mediaKindOf(type: MediaMimeType): MediaKind {
  return type === 'application/pdf' ? 'document' : 'image';
}

/** Maximum size of a file of this kind, in bytes. */
export function bytesMaxOf(kind: MediaKind): number {
  return kind === 'image' ? IMAGE_BYTES_MAX : DOCUMENT_BYTES_MAX;
}

function hasAt(content: Uint8Array, bytes: readonly number[], at: number): boolean {
  return bytes.every((byte, index) => content[at + index] === byte);
}
