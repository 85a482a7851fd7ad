import { JOB_LABELS, QUEUE_LABELS } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { jobs } from './jobs.js';
import { QUEUE_NAMES } from './platform/queue/queues.js';

describe('What the console calls', () => {
  it('jobs are these jobs, each in words', () => {
    expect(Object.keys(JOB_LABELS).sort()).toEqual(jobs.map(({ name }) => name).sort());
  });

  it('queues are these queues, each in words', () => {
    expect(Object.keys(QUEUE_LABELS).sort()).toEqual([...QUEUE_NAMES].sort());
  });
});
