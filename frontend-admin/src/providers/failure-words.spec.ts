import { ApiError } from '@drumbeat/api-client';
import { describe, expect, it } from '@jest/globals';
import { inWords } from './failure-words';

const failure = (status: number, code: string) =>
  new ApiError(status, code, 'As it came', { field: 'name' }, 'r1', 3);

describe('a failure without words of the server', () => {
  it.each([
    [0, 'network.unreachable', 'GET', 'The server cannot be reached. Check your network and try again.'],
    [
      0,
      'network.unreachable',
      'PATCH',
      'The server cannot be reached: this may not be done. Check your network and try again.',
    ],
    [
      0,
      'network.timeout',
      'POST',
      'The server took too long to answer: this may not be done. Try again in a minute.',
    ],
    [503, 'http.503', 'GET', 'The server cannot answer at the moment (503). Try again in a minute.'],
    [413, 'http.413', 'POST', 'The server refused this without a reason (413). Ask whoever runs Drumbeat.'],
  ])('of %d %s by %s says what to do', (status, code, method, words) => {
    const { message, ...others } = inWords(failure(status, code), method);
    expect(message).toBe(words);
    expect(others).toEqual({ ...failure(status, code), message: undefined });
  });

  it('keeps what the server says', () => {
    const said = failure(409, 'user.stale');
    expect(inWords(said, 'PATCH')).toBe(said);
  });
});
