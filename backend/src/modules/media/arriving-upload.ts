import type { IncomingMessage } from 'node:http';
import { DOCUMENT_BYTES_MAX } from '@drumbeat/domain';
import { UploadBrokenOffError, UploadStalledError } from './media.errors.js';

/** Minimum rate of an upload until it is complete. */
export interface Pace {
  /** Minimum bytes per interval: a phone with a bad connection achieves it. */
  readonly bytes: number;
  readonly milliseconds: number;
  /** All of what it announces in this time: who announces much must send much. */
  readonly wholeMs: number;
}

/** A slower sender blocks others. The total is the api's request time-out. */
const PACE: Pace = { bytes: 64 * 1024, milliseconds: 15_000, wholeMs: 120_000 };

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
  { bytes, milliseconds, wholeMs }: Pace = PACE,
): Promise<Result> {
  const { socket } = request;
  const isCut = () => request.destroyed && !request.complete;
  if (isCut()) throw new UploadBrokenOffError();
  const begun = socket.bytesRead;
  const dueEachLook = ((announcedBytes(request) ?? 0) * milliseconds) / wholeMs;
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
    request.once('close', breakOff);
    stopLooking = () => {
      clearInterval(look);
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
