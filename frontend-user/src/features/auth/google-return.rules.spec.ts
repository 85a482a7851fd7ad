import { expect, it } from '@jest/globals';
import { googleReturnText } from './google-return.rules';

it.each([
  ['google.cancelled', 'You did not allow it at Google. Nothing has changed.'],
  ['google.expired', 'The way back from Google took too long. Please try again.'],
  ['google.email_unverified', expect.stringContaining('verified')],
  ['google.failed', 'Google login failed'],
  ['<b>anything</b>', 'Google login failed'],
])('%s is told in words', (code, text) => {
  expect(googleReturnText(code)).toEqual(text);
});
