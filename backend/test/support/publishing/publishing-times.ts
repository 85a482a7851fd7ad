import type { PublishingConfig } from '../../../src/config/config.js';
import { testConfig } from '../test-config.js';

const { publishing } = testConfig({ DATABASE_URL: 'postgres://nowhere' });

/** Publishing's own times, but with frequent ticks: no test waits for a tick, and no limit is reached on a busy machine. */
export const EAGER: PublishingConfig = { ...publishing, plannerIntervalMs: 100, sweepIntervalMs: 100 };
