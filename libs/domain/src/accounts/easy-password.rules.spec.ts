import { describe, expect, it } from '@jest/globals';
import { isEasyPassword } from './easy-password.rules.js';

const EMAIL = 'ada.lovelace@analytical.example';

describe('An easy password', () => {
  it.each([
    'aaaaaaaa',
    'ababababab',
    '🚀🚀🚀🚀🚀🚀',
    'qwertyuiop',
    'poiuytrewq',
    '456789',
    '987654',
    'asdfghjkl',
    '1q2w3e4r5t',
    'drumbeat',
    'Drumbeat2026!',
    'linkedin1',
    'ada.lovelace',
    'Lovelace1815',
    'ada.lovelace@analytical.example',
    'analytical!',
  ])('is %j', (password) => {
    expect(isEasyPassword(password, EMAIL)).toBe(true);
  });

  it.each([
    'three beats a week',
    'a quiet harbour at dawn',
    'drumbeat-demo',
    'drumbeat-admin',
    'lovelace wrote the first program',
    'correct horse battery',
    'x7#qP2',
  ])('is not %j', (password) => {
    expect(isEasyPassword(password, EMAIL)).toBe(false);
  });

  it('is not one that holds a very short name by chance', () => {
    expect(isEasyPassword('bob1234x', 'bob@b.example')).toBe(false);
  });
});
