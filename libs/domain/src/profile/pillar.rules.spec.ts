import { describe, expect, it } from '@jest/globals';
import { hasEnoughPillars, suggestedPillarProblems } from './pillar.rules.js';

const THREE = ['Pricing', 'Hiring', 'Leading'];

describe('Content pillars', () => {
  it('are enough from three to five', () => {
    expect(hasEnoughPillars(THREE.slice(0, 2))).toBe(false);
    expect(hasEnoughPillars(THREE)).toBe(true);
    expect(hasEnoughPillars([...THREE, 'Four', 'Five'])).toBe(true);
    expect(hasEnoughPillars([...THREE, 'Four', 'Five', 'Six'])).toBe(false);
  });
});

describe('Suggested pillars', () => {
  it('are fine when they are different, short and on one line', () => {
    expect(suggestedPillarProblems(THREE, [])).toEqual([]);
    expect(suggestedPillarProblems(['Über Preise', '定价', 'Q&A'], [])).toEqual([]);
  });

  it.each([
    [['One', 'Two'], 'There are 2 pillars; write 3 to 5.'],
    [['Pricing', 'pricing!', 'Hiring'], 'Pillar 2 repeats another one.'],
    [['Pricing', '…', 'Hiring'], 'Pillar 2 has no words.'],
    [['Pricing', 'Two\nlines', 'Hiring'], 'Pillar 2 must stand on one line.'],
    [['Pricing', 'x'.repeat(81), 'Hiring'], 'Pillar 2 has more than 80 characters.'],
    [['Pricing', 'Synergy at work', 'Hiring'], 'Pillar 2 must not use the phrase "synergy".'],
  ])('%j cannot be shown', (pillars, problem) => {
    expect(suggestedPillarProblems(pillars, ['synergy'])).toEqual([problem]);
  });
});
