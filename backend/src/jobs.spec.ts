import { FAILED_JOBS_KEPT, QUEUE_LABELS } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { jobs } from './jobs.js';
import { QUEUE_NAMES } from './platform/queue/queues.js';

describe('What the console calls', () => {
  it('jobs has for each its own words', () => {
    expect(new Set(jobs.map(({ label }) => label)).size).toBe(jobs.length);
  });

  it('queues are these queues, each in words', () => {
    expect(Object.keys(QUEUE_LABELS).sort()).toEqual([...QUEUE_NAMES].sort());
  });
});

/** ADR 18. */
describe('A job', () => {
  it.each(jobs.map((job) => [job.label, job] as const))(
    'is kept when it failed for good, and not when it is done: %s',
    (_, { options }) => {
      const { days, count } = FAILED_JOBS_KEPT;
      expect(options).toMatchObject({ removeOnComplete: true, removeOnFail: { age: days * 86_400, count } });
    },
  );
});
