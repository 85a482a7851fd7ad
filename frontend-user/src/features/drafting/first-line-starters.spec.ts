import { describe, expect, it } from '@jest/globals';
import { findPlacesToFill } from '../../entities/posts/places-to-fill.rules';
import { FIRST_LINE_STARTERS } from './first-line-starters';

describe('the first lines for a blank post', () => {
  it('are five different ones', () => {
    expect(new Set(FIRST_LINE_STARTERS).size).toBe(5);
  });

  it.each(FIRST_LINE_STARTERS)('leave what only the user knows to them: %s', (line) => {
    expect(findPlacesToFill(line).length).toBeGreaterThan(0);
    expect(line.length).toBeLessThanOrEqual(120);
  });
});
