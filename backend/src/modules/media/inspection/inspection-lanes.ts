import { Bulkhead } from '../../../platform/concurrency/bulkhead.js';
import type { InspectionLimits } from '../../../platform/inspection/inspection-process.js';
import { pixelsOf } from './picture-size.js';

/** More than one user can have received at a time (upload-lanes.ts): none is refused here at once. */
const OF_ONE_USER = { placesEach: 1, waitingEach: 10, waitMaxMs: 60_000 };
/** Twice the most that a file may have of the processor, for others that need it as well. */
const TIMEOUT_MS = 10_000;
const SMALL_PIXELS_BELOW = 1_000_000;
/** A phone's photo has 12 million. */
const USUAL_PIXELS_MAX = 13_000_000;

/**
 * All places together take 1,312 MB, in processes of their own. A picture of 1 million pixels takes 100 MB and up to 0.3 s of the
 * processor; a progressive JPEG of 13 million 250 MB and 0.7 s; one of 36 million, as any GIF that is let in, up to 512 MB; a PDF of 20 MB
 * 240 MB; an animation several seconds.
 */
const LANES = {
  small: { places: 1, cpuMaxMs: 800, memoryMaxMb: 160 },
  usual: { places: 2, cpuMaxMs: 2_500, memoryMaxMb: 320 },
  heavy: { places: 1, cpuMaxMs: 5_000, memoryMaxMb: 512 },
};

/** Keeps the work on received files within the memory there is; users take turns, and a small or usual picture does not wait for what takes longer. */
export class InspectionLanes {
  private readonly small = new Bulkhead({ ...LANES.small, ...OF_ONE_USER });
  private readonly usual = new Bulkhead({ ...LANES.usual, ...OF_ONE_USER });
  private readonly heavy = new Bulkhead({ ...LANES.heavy, ...OF_ONE_USER });

  /** @throws TooManyAtOnceError at once, NoPlaceInTimeError after a minute; both before `work` begins */
  run<Result>(
    userId: string,
    content: Uint8Array,
    work: (limits: InspectionLimits) => Promise<Result>,
  ): Promise<Result> {
    const lane = laneOf(content);
    const { cpuMaxMs, memoryMaxMb } = LANES[lane];
    const limits = { timeoutMs: TIMEOUT_MS, cpuMaxMs, memoryMaxMb };
    return this[lane].run(userId, () => work(limits));
  }
}

function laneOf(content: Uint8Array): keyof typeof LANES {
  const pixels = pixelsOf(content) ?? Infinity;
  if (pixels < SMALL_PIXELS_BELOW) return 'small';
  return pixels <= USUAL_PIXELS_MAX ? 'usual' : 'heavy';
}
