import { QUEUE_LABELS } from '@drumbeat/domain';
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
