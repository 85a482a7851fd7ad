import { describe, expect, it } from '@jest/globals';
import { pillarLabel, promptTitle, themeFilterLabel } from './prompt-display.rules.js';

describe('what a card shows', () => {
  it('has the first 100 characters of the prompt as its title, with dots when cut', () => {
    expect(promptTitle('x'.repeat(99))).toBe('x'.repeat(99));
    expect(promptTitle('x'.repeat(100))).toBe('x'.repeat(100));
    expect(promptTitle('x'.repeat(101))).toBe(`${'x'.repeat(100)}...`);
  });

  it('counts pillars from 1 and knows none beyond the list', () => {
    expect(pillarLabel(['Pricing', ' Hiring '], 2)).toBe('Hiring');
    expect(pillarLabel(['Pricing'], 0)).toBeNull();
    expect(pillarLabel(['Pricing'], 2)).toBeNull();
    expect(pillarLabel(['Pricing'], null)).toBeNull();
    expect(pillarLabel(['  '], 1)).toBeNull();
  });

  it('cuts theme labels at 30 characters', () => {
    expect(themeFilterLabel('x'.repeat(29))).toHaveLength(29);
    expect(themeFilterLabel('x'.repeat(30))).toHaveLength(30);
    expect(themeFilterLabel('x'.repeat(31))).toHaveLength(30);
  });
});
