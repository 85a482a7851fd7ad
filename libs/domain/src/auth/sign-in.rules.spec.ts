import { describe, expect, it } from '@jest/globals';
import { canSubmitSignIn, firstNameOf } from './sign-in.rules.js';

describe('the sign-in form', () => {
  it('can be sent only when email and password are both valid', () => {
    expect(canSubmitSignIn('ann@example.com', 'secret1')).toBe(true);
    expect(canSubmitSignIn('ann@example', 'secret1')).toBe(false);
    expect(canSubmitSignIn('ann@example.com', 'short')).toBe(false);
  });
});

describe('the first name', () => {
  it('is the first word of the full name', () => {
    expect(firstNameOf('  Ann Lee Smith')).toBe('Ann');
    expect(firstNameOf(' ')).toBe('');
  });
});
