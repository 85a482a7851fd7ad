import { describe, expect, it } from '@jest/globals';
import { batchRoom, promptsThatFit } from './batch-room.rules.js';

describe('The room for a batch', () => {
  it('is two prompts on each of three days a week', () => {
    expect(promptsThatFit(3)).toBe(18);
  });

  it('is told beforehand, with what will find none', () => {
    expect(batchRoom(30, 3)).toBe(
      'Only 18 fit, less what is there; 12 or more will wait in the library without a date',
    );
    expect(batchRoom(18, 3)).toMatch(/^Room for 18/);
  });
});
