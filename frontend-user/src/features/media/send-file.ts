import {
  bytesMaxOf,
  MEDIA_TEXTS,
  type MediaKind,
  mediaKindOf,
  mediaListProblem,
  mediaTypeOf,
} from '@drumbeat/domain';
import { ApiError } from '../../lib/http/api';
import type { UploadedMedia } from '../../entities/types';
import { sendForm } from '../../entities/session/send-form';

/** Bytes needed to detect a file's type. */
const headBytes = 2_048;

/**
 * The reason why a file cannot be combined with `others`, as text; null when it can. Checked before it is sent; the
 * server checks again.
 */
async function judgeFile(file: File, others: readonly { kind: MediaKind }[]): Promise<string | null> {
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

/** The reason why an upload failed, as text, and whether a retry may succeed. */
export interface FileProblem {
  problem: string;
  canRetry: boolean;
}

/** The API's refusals of the file itself: too large, of no type that a post carries, damaged. */
const refusals = [413, 415, 422];

/** Judges a file and sends it; rejects only where it was stopped by `signal`. */
export async function sendFile(
  file: File,
  others: readonly { kind: MediaKind }[],
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadedMedia | FileProblem> {
  const problem = await judgeFile(file, others);
  if (problem !== null) return { problem, canRetry: false };
  try {
    const form = new FormData();
    form.append('file', file);
    return await sendForm<UploadedMedia>('/api/media', form, { onProgress, signal });
  } catch (error) {
    signal.throwIfAborted();
    return {
      problem: error instanceof Error ? error.message : 'The file did not arrive.',
      canRetry: !(error instanceof ApiError && refusals.includes(error.status)),
    };
  }
}
