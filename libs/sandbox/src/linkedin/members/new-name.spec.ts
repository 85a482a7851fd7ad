import { describe, expect, it } from '@jest/globals';
import { newName } from './new-name.js';

describe('the name that is suggested', () => {
  it('is of nobody who was here before, however many there were', () => {
    const taken: string[] = [];
    for (let count = 0; count < 40; count += 1) {
      const name = newName(taken);
      expect(name).not.toBe('');
      expect(taken).not.toContain(name);
      taken.push(name);
    }
  });

  it('is none in another case', () => {
    expect(newName(['NORA LINDQVIST'])).toBe('Jonas Weber');
  });
});
