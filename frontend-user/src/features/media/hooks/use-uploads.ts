import type { MediaKind } from '@drumbeat/domain';
import { useEffect, useRef, useState } from 'react';
import type { UploadedMedia } from '../../../entities/types';
import { fetchedOnce } from '../../../lib/http/fetch-code';

// Not needed before there is a file to send.
const sender = fetchedOnce(() => import('../send-file'));

/** A file being uploaded, or one that failed. */
export interface Upload {
  key: string;
  file: File;
  /** Sent share, from 0 to 1. */
  sent: number;
  /** The reason why it failed, as text; null while uploading. */
  problem: string | null;
  /** True when the same file may succeed later. */
  canRetry: boolean;
}

let uploadCount = 0;

/**
 * Sends files one after the other, so that they arrive in the order in which they were chosen. `others` returns the
 * post's files at that time.
 */
export function useUploads(
  others: () => readonly { kind: MediaKind }[],
  onUploaded: (media: UploadedMedia) => void,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const [controllers] = useState(() => new Map<string, AbortController>());
  useEffect(() => () => controllers.forEach((controller) => controller.abort()), [controllers]);

  const update = (key: string, change: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));

  function drop(key: string) {
    controllers.get(key)?.abort();
    controllers.delete(key);
    setUploads((all) => all.filter((upload) => upload.key !== key));
  }

  async function send(key: string, file: File, signal: AbortSignal) {
    try {
      signal.throwIfAborted();
      const { sendFile } = await sender();
      const outcome = await sendFile(file, others(), (sent) => update(key, { sent }), signal);
      if ('problem' in outcome) {
        update(key, outcome);
        return;
      }
      onUploaded(outcome);
      drop(key);
    } catch {
      if (!signal.aborted)
        update(key, { problem: 'The file did not arrive. Check your network.', canRetry: true });
    }
  }

  function start(key: string, file: File) {
    const controller = new AbortController();
    controllers.set(key, controller);
    line.current = line.current.then(() => send(key, file, controller.signal));
  }

  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        uploadCount += 1;
        return { key: `upload-${uploadCount}`, file, sent: 0, problem: null, canRetry: false };
      });
      setUploads((all) => [...all, ...added]);
      added.forEach(({ key, file }) => start(key, file));
    },
    retry: ({ key, file }: Upload) => {
      update(key, { problem: null, sent: 0 });
      start(key, file);
    },
    /** Aborts one in progress, or removes one that failed. */
    drop,
  };
}
