import type { IncomingMessage } from 'node:http';
import { DOCUMENT_BYTES_MAX } from '@drumbeat/domain';
import { Bulkhead } from '../../platform/concurrency/bulkhead.js';
import { announcedBytes, isSmall } from '../../platform/http/uploads/arriving-upload.js';

/** A post has twenty images; who waits has not been read from yet. The wait is a part of the api's request time-out. */
const OF_ONE_USER = { placesEach: 2, waitingEach: 20, waitMaxMs: 60_000 };

/**
 * Bytes of files that are in memory, or on their way there, as they were announced: thirteen of the largest in all. Small files have
 * places of their own, so that none waits for large ones that come slowly; so have forms that do not say how much they send, of which
 * nobody can tell how fast they should come.
 */
const LANES = {
  small: { places: DOCUMENT_BYTES_MAX, furtherPlaces: DOCUMENT_BYTES_MAX / 4, ...OF_ONE_USER },
  large: { places: 10 * DOCUMENT_BYTES_MAX, furtherPlaces: 4 * DOCUMENT_BYTES_MAX, ...OF_ONE_USER },
  unannounced: { places: 2 * DOCUMENT_BYTES_MAX, ...OF_ONE_USER, placesEach: 1 },
};

/** Keeps what comes of all uploads together within the memory there is, and users from waiting for each other's. */
export class UploadLanes {
  private readonly small = new Bulkhead(LANES.small);
  private readonly large = new Bulkhead(LANES.large);
  private readonly unannounced = new Bulkhead(LANES.unannounced);

  /** @throws TooManyAtOnceError at once, NoPlaceInTimeError after a minute; both before `work` begins */
  run<Result>(userId: string, request: IncomingMessage, work: () => Promise<Result>): Promise<Result> {
    const bytes = announcedBytes(request);
    if (bytes === null) return this.unannounced.run(userId, work, DOCUMENT_BYTES_MAX);
    const lane = isSmall(bytes) ? this.small : this.large;
    return lane.run(userId, work, bytes);
  }
}
