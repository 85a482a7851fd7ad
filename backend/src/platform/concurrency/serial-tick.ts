import { Logger } from '@nestjs/common';
import type { SchedulerRegistry } from '@nestjs/schedule';
import { isDatabaseUnavailable } from '../database/database-unavailable.js';
import { isQueueUnavailable } from '../queue/queue.errors.js';

/** Runs `work` every `intervalMs`, never twice at a time in this process; a failed run is logged and the next one comes. */
export function startSerialTick(
  registry: SchedulerRegistry,
  name: string,
  intervalMs: number,
  work: () => Promise<void>,
): void {
  const logger = new Logger(name);
  let isRunning = false;
  // Resolves when the tick has ended, for tests that run it manually.
  const tick: () => unknown = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await work();
    } catch (error) {
      if (isDatabaseUnavailable(error) || isQueueUnavailable(error))
        logger.warn({ err: error }, 'Waiting for an unavailable service');
      else logger.error({ err: error }, 'A tick failed');
    } finally {
      isRunning = false;
    }
  };
  registry.addInterval(name, setInterval(tick, intervalMs));
}

/** Work whose turn comes again by itself: a failure is a warning, and the next turn tries again. */
export async function untilNextTurn(
  logger: Logger,
  failure: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    logger.warn({ err: error }, failure);
  }
}
