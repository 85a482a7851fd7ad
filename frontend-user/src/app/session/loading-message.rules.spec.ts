import { describe, expect, it } from '@jest/globals';
import { loadingMessage } from './loading-message.rules';

describe('the loading screen', () => {
  it.each([
    [0, null],
    [1_999, null],
    [2_000, 'Connecting to authentication server...'],
    [5_000, 'This is taking longer than usual...'],
    [10_000, 'Still trying to connect'],
    [15_000, 'This is taking too long. Something might be wrong.'],
    [29_999, 'This is taking too long. Something might be wrong.'],
    [30_000, 'Connection timeout. Please check your internet connection and try again.'],
  ])('after %d ms says %p', (elapsed, text) => {
    expect(loadingMessage(elapsed, false)).toBe(text);
  });

  it.each([
    [2_000, 'Connecting to authentication server...'],
    [5_000, 'This is taking longer than usual...'],
    [8_000, 'This is taking too long. Something might be wrong.'],
    [10_000, 'This is taking too long. Something might be wrong.'],
    [15_000, 'Connection timeout. Please check your internet connection and try again.'],
  ])('on Safari after %d ms says %p', (elapsed, text) => {
    expect(loadingMessage(elapsed, true)).toBe(text);
  });
});
