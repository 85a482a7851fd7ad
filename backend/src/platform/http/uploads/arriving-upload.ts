import type { IncomingMessage } from 'node:http';
import { DOCUMENT_BYTES_MAX, MEDIA_TEXTS } from '@drumbeat/domain';
import { AppError } from '../errors/app-error.js';

/** The rest is not read: the connection ends with the response. */
export class UploadStalledError extends AppError {
  constructor() {
    super(408, 'upload.stalled', MEDIA_TEXTS.stalled);
  }
}

/** Nobody reads this response. */
export class UploadBrokenOffError extends AppError {
  constructor() {
    super(408, 'upload.broken_off', MEDIA_TEXTS.stalled);
  }
}

/** Minimum rate of an upload until it is complete. */
export interface Pace {
  /** Minimum bytes per interval: a phone with a bad connection achieves it. */
  readonly bytes: number;
  readonly milliseconds: number;
  /** All of what it announces in this time, looked at an interval later: who announces much must send much. */
  readonly wholeMs: number;
  /** A small one has to be there after this, so that a crowd of slow ones leaves its places soon. */
  readonly smallWholeMs: number;
}

/** A slower sender blocks others. The total, with the wait for a place, is below the api's request time-out. */
const PACE: Pace = { bytes: 64 * 1024, milliseconds: 15_000, wholeMs: 120_000, smallWholeMs: 20_000 };
/** Most pictures of a post are below it: bytes. */
const SMALL_BELOW = 1024 * 1024;

/** Whether an upload that announces so many bytes is one of the many that should not wait for large ones. */
export function isSmall(announced: number): boolean {
  return announced < SMALL_BELOW;
}

/** How much an upload announces, up to the most that is read of one: bytes; null where it does not say. */
export function announcedBytes({ headers }: IncomingMessage): number | null {
  const announced = headers['content-length'];
  return announced === undefined ? null : Math.min(Number(announced), DOCUMENT_BYTES_MAX);
}

/**
 * Does the work that reads a request, as long as the request comes.
 * @throws UploadStalledError when too little comes, UploadBrokenOffError at once when its sender has gone
 */
export async function whileItArrives<Result>(
  request: IncomingMessage,
  work: () => Promise<Result>,
  { bytes, milliseconds, wholeMs, smallWholeMs }: Pace = PACE,
): Promise<Result> {
  const { socket } = request;
  const isCut = () => request.destroyed && !request.complete;
  if (isCut()) throw new UploadBrokenOffError();
  const begun = socket.bytesRead;
  const announced = announcedBytes(request);
  const dueEachLook = ((announced ?? 0) * milliseconds) / wholeMs;
  // What is due lies one look behind: a line may take a moment to get going.
  let due = 0;
  let known = begun;
  let stopLooking: () => void = () => undefined;
  const givenUp = new Promise<never>((_, reject) => {
    const breakOff = () => {
      if (isCut()) reject(new UploadBrokenOffError());
    };
    const look = setInterval(() => {
      const isSlow = socket.bytesRead - known < bytes || socket.bytesRead - begun < due;
      if (!request.complete && isSlow) reject(new UploadStalledError());
      known = socket.bytesRead;
      due += dueEachLook;
    }, milliseconds);
    const lastLook = () => {
      if (!request.complete) reject(new UploadStalledError());
    };
    const isKnownSmall = announced !== null && isSmall(announced);
    const end = setTimeout(lastLook, isKnownSmall ? smallWholeMs : wholeMs + milliseconds);
    request.once('close', breakOff);
    stopLooking = () => {
      clearInterval(look);
      clearTimeout(end);
      request.off('close', breakOff);
    };
  });
  try {
    return await Promise.race([givenUp, work()]);
  } catch (error) {
    // The work's own reaction to the closed connection may come first.
    if (isCut()) throw new UploadBrokenOffError();
    throw error;
  } finally {
    stopLooking();
  }
}
