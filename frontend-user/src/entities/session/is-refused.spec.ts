import { ApiError } from '@drumbeat/api-client';
import { OTHER_ACCOUNT } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { isRefused } from './is-refused';

describe('a save that failed', () => {
  it.each([
    [400, 'validation.failed'],
    [404, 'post.not_found'],
    [409, 'post.in_progress'],
    [413, 'http.413'],
    [422, 'post.too_long'],
  ])('was refused with %i %s, and is not sent again as it is', (status, code) => {
    expect(isRefused(new ApiError(status, code, 'No.'))).toBe(true);
  });

  it.each([
    [0, 'network.unreachable'],
    [401, 'auth.session_missing'],
    [409, OTHER_ACCOUNT],
    [429, 'rate_limited'],
    [500, 'http.500'],
    [503, 'http.503'],
  ])('with %i %s waits for its next try', (status, code) => {
    expect(isRefused(new ApiError(status, code, 'Not now.'))).toBe(false);
  });

  it('without an answer of the server waits, too', () => {
    expect(isRefused(new TypeError('Failed to fetch'))).toBe(false);
  });
});
