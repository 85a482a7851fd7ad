import type { JobDefinition } from './platform/queue/job-definition.js';

/** Every job of Drumbeat. The worker starts only when each has exactly one handler. */
export const jobs: readonly JobDefinition[] = [];
