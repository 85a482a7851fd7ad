import type { PublishingConfig } from '../../src/config/config.js';
import { testConfig } from './test-config.js';

const { publishing } = testConfig({ DATABASE_URL: 'postgres://nowhere' });

/** Publishing's own times, but for looking often: nobody waits for a tick, and no limit is near on a busy machine. */
export const EAGER: PublishingConfig = { ...publishing, plannerIntervalMs: 100, sweepIntervalMs: 100 };
