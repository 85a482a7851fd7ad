import { mediaTypeOf } from '@drumbeat/domain';
import { Bulkhead } from '../../platform/concurrency/bulkhead.js';

/** More than one user can have received at a time (upload-lanes.ts): none is refused here. */
const OF_ONE_USER = { placesEach: 1, waitingEach: 10 };

/**
 * An image of 36 million pixels takes 140 MB while it is re-encoded, a PDF up to 384 MB in a process of its own (pdf-pages.ts).
 * Pictures do not wait for PDFs.
 */
const LANES = {
  images: { places: 2, ...OF_ONE_USER },
  documents: { places: 1, ...OF_ONE_USER },
};

/** Keeps the work on received files within the memory there is; users take turns. */
export class InspectionLanes {
  private readonly images = new Bulkhead(LANES.images);
  private readonly documents = new Bulkhead(LANES.documents);

  run<Result>(userId: string, content: Uint8Array, work: () => Promise<Result>): Promise<Result> {
    const lane = mediaTypeOf(content) === 'application/pdf' ? this.documents : this.images;
    return lane.run(userId, work);
  }
}
