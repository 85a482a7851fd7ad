import { Bulkhead } from '../../platform/concurrency/bulkhead.js';
import type { InspectionLimits } from './inspection-process.js';
import { pixelsOf } from './picture-size.js';

/** More than one user can have received at a time (upload-lanes.ts): none is refused here at once. */
const OF_ONE_USER = { placesEach: 1, waitingEach: 10, waitMaxMs: 60_000 };
const TIMEOUT_MS = 5_000;
/** A phone's photo has 12 million. */
const QUICK_PIXELS_MAX = 13_000_000;

/**
 * All places together take 1,152 MB, in processes of their own. A progressive JPEG of 13 million pixels takes 250 MB; one of 36 million,
 * as any GIF that is let in, up to 512; a PDF of 20 MB takes 240.
 */
const LANES = {
  quick: { places: 2, memoryMaxMb: 320 },
  heavy: { places: 1, memoryMaxMb: 512 },
};

/** Keeps the work on received files within the memory there is; users take turns, and usual pictures do not wait for what takes long. */
export class InspectionLanes {
  private readonly quick = new Bulkhead({ ...LANES.quick, ...OF_ONE_USER });
  private readonly heavy = new Bulkhead({ ...LANES.heavy, ...OF_ONE_USER });

  /** @throws TooManyAtOnceError at once, NoPlaceInTimeError after a minute; both before `work` begins */
  run<Result>(
    userId: string,
    content: Uint8Array,
    work: (limits: InspectionLimits) => Promise<Result>,
  ): Promise<Result> {
    const lane = (pixelsOf(content) ?? Infinity) <= QUICK_PIXELS_MAX ? 'quick' : 'heavy';
    const limits = { timeoutMs: TIMEOUT_MS, memoryMaxMb: LANES[lane].memoryMaxMb };
    return this[lane].run(userId, () => work(limits));
  }
}
