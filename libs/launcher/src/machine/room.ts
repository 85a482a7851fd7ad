import { availableParallelism, totalmem } from 'node:os';

/** The lint with all types of the repository takes nearly four, and the compiler stands beside it. */
const ENOUGH_BYTES = 7 * 1024 ** 3;

/** True when two heavy programs may run here at the same time: cores, and memory, of the machine or of its container. */
export function hasRoomForTwo(): boolean {
  // 0, or more than there is, where nothing limits it.
  const limit = process.constrainedMemory() || Infinity;
  return availableParallelism() >= 2 && Math.min(limit, totalmem()) >= ENOUGH_BYTES;
}
