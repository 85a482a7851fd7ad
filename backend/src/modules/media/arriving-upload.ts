import type { IncomingMessage } from 'node:http';
import { UploadBrokenOffError, UploadStalledError } from './media.errors.js';

/** What has to come of an upload in such a time, until all of it is there. */
export interface Pace {
  readonly bytes: number;
  readonly milliseconds: number;
}

/** A phone with a bad line sends so much; who sends less keeps others from sending. */
const PACE: Pace = { bytes: 64 * 1024, milliseconds: 15_000 };

/**
 * Does the work that reads a request, as long as the request comes.
 * @throws UploadStalledError when too little comes, UploadBrokenOffError at once when its sender has gone
 */
export async function whileItArrives<Result>(
  request: IncomingMessage,
  work: () => Promise<Result>,
  { bytes, milliseconds }: Pace = PACE,
): Promise<Result> {
  const { socket } = request;
  const isCut = () => request.destroyed && !request.complete;
  if (isCut()) throw new UploadBrokenOffError();
  let known = socket.bytesRead;
  let stopLooking: () => void = () => undefined;
  const givenUp = new Promise<never>((_, reject) => {
    const breakOff = () => {
      if (isCut()) reject(new UploadBrokenOffError());
    };
    const look = setInterval(() => {
      if (!request.complete && socket.bytesRead - known < bytes) reject(new UploadStalledError());
      known = socket.bytesRead;
    }, milliseconds);
    request.once('close', breakOff);
    stopLooking = () => {
      clearInterval(look);
      request.off('close', breakOff);
    };
  });
  try {
    return await Promise.race([givenUp, work()]);
  } finally {
    stopLooking();
  }
}
