import { describe, expect, it } from '@jest/globals';
import { jobFailureWords } from './queue.texts.js';

describe('Why a job failed', () => {
  it.each([
    ['job stalled more than allowable limit', 'Its worker ended while it ran.'],
    [
      'connect ECONNREFUSED 127.0.0.1:5432',
      'Something that it needs could not be reached, or did not answer in time.',
    ],
    ['The operation timed out', 'Something that it needs could not be reached, or did not answer in time.'],
    ['No handler for the job "x"', 'The worker does not know this job: is it of another version?'],
    ['[{"code": "invalid_type"}]', 'The job does not carry what it should: is it of another version?'],
    ['deadlock detected', 'The database was too busy, or restarted.'],
    ['The model answered 429', 'The other service asked us to slow down.'],
    ['The model answered 503', 'The other service had an error of its own.'],
    ['Klaviyo answered 401', 'The other service refused our key.'],
    ['x is not a function', 'An error that Drumbeat has no words for yet.'],
  ])('is told of “%s” as “%s”', (reason, words) => {
    expect(jobFailureWords(reason)).toBe(words);
  });
});
