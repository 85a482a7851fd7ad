import { describe, expect, it } from '@jest/globals';
import { isCommonPassword } from './common-passwords.js';

describe('The list of common passwords', () => {
  it.each(['123456', 'password', 'Password1', 'QWERTY', 'iloveyou', 'letmein', 'monkey'])(
    'holds %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['three beats a week', 'drumbeat-demo', 'drumbeat-admin', 'a quiet harbour at dawn'])(
    'does not hold %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
