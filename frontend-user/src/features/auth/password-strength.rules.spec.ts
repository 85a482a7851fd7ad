import { expect, it } from '@jest/globals';
import { passwordStrength } from './password-strength.rules';

it.each([
  ['', 'short'],
  ['beat12', 'short'],
  ['monday-beat', 'fair'],
  ['three beats a week', 'strong'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'short'],
  ['abababababababababababab', 'short'],
])('%p is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
