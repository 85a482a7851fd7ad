import { describe, expect, it } from '@jest/globals';
import { batchShortfall } from './batch-room.rules';

describe('The room for a batch', () => {
  it('needs no word where every prompt finds an open slot', () => {
    expect(batchShortfall(8, 8)).toBeNull();
    expect(batchShortfall(0, 0)).toBeNull();
  });

  it('is told beforehand, with how many prompts will find none', () => {
    expect(batchShortfall(30, 8)).toBe(
      'Only 8 slots are open; 22 prompts will wait in the library without a date',
    );
    expect(batchShortfall(2, 1)).toBe(
      'Only 1 slot is open; 1 prompt will wait in the library without a date',
    );
    expect(batchShortfall(6, 0)).toBe('No slot is open; 6 prompts will wait in the library without a date');
  });
});
