import type { MediaKind } from '@drumbeat/domain';
import { ApiError } from '../../lib/api';
import type { UploadedMedia } from '../../entities/types';
import { uploadMedia } from './api/upload-media';
import { judgeFile } from './judge-file';

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
    return await uploadMedia(file, onProgress, signal);
  } catch (error) {
    signal.throwIfAborted();
    return {
      problem: error instanceof Error ? error.message : 'The file did not arrive.',
      canRetry: !(error instanceof ApiError && refusals.includes(error.status)),
    };
  }
}
