import { describe, expect, it } from '@jest/globals';
import { passwordProblem } from './password.rules.js';

describe('a password', () => {
  it('has at least 6 characters, spaces and emoji counted', () => {
    expect(passwordProblem('12345')).toBe('Password must be at least 6 characters long');
    expect(passwordProblem('123456')).toBeNull();
    expect(passwordProblem('🚀🚀🚀')).toBe('Password must be at least 6 characters long');
    expect(passwordProblem('a b c ')).toBeNull();
  });

  it('has what the configuration asks for, and says that number', () => {
    expect(passwordProblem('123456', 15)).toBe('Password must be at least 15 characters long');
  });

  it('has at most 256 characters', () => {
    expect(passwordProblem('x'.repeat(256))).toBeNull();
    expect(passwordProblem('x'.repeat(257))).toBe('Password must be at most 256 characters long');
  });
});
