import { describe, expect, it } from '@jest/globals';
import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { easyPasswordProblem } from './easy-password.rules.js';

const EMAIL = 'ada.lovelace@analytical.example';

describe('An easy password', () => {
  it.each([
    ['repeatedPassword', ['aaaaaaaa', 'ababababab', '🚀🚀🚀🚀🚀🚀']],
    ['sequencePassword', ['qwertyuiop', 'poiuytrewq', '456789', '987654', 'asdfghjkl', '1q2w3e4r5t']],
    ['emailPassword', ['ada.lovelace', 'Lovelace1815', 'ada.lovelace@analytical.example', 'analytical!']],
    ['wordPassword', ['drumbeat', 'Drumbeat2026!', 'linkedin1']],
  ] as const)('is refused for what it is: %s', (reason, passwords) => {
    for (const password of passwords) {
      expect(easyPasswordProblem(password, EMAIL)).toBe(ACCOUNT_TEXTS[reason]);
    }
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
    expect(easyPasswordProblem(password, EMAIL)).toBeNull();
  });

  it('is not one that holds a very short name by chance', () => {
    expect(easyPasswordProblem('bob1234x', 'bob@b.example')).toBeNull();
  });
});
