import {
  bytesMaxOf,
  MEDIA_TEXTS,
  mediaKindOf,
  mediaListProblem,
  mediaTypeOf,
  type MediaKind,
} from '@drumbeat/domain';

/** Bytes needed to detect a file's type. */
const headBytes = 2_048;

/**
 * The reason why a file cannot be combined with `others`, as text; null when it can. Checked before it is sent; the
 * server checks again.
 */
export async function judgeFile(file: File, others: readonly { kind: MediaKind }[]): Promise<string | null> {
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => null);
  if (head === null || file.size === 0) return MEDIA_TEXTS.empty;
  const type = mediaTypeOf(new Uint8Array(head));
  if (type === null) return MEDIA_TEXTS.type;
  const kind = mediaKindOf(type);
  if (file.size > bytesMaxOf(kind)) {
    return kind === 'image' ? MEDIA_TEXTS.imageTooLarge : MEDIA_TEXTS.documentTooLarge;
  }
  return mediaListProblem([...others, { kind }]);
}
