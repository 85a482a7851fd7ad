import { describe, expect, it } from '@jest/globals';
import { cleanPillars, newSuggestions, pillarListProblem, pillarProblem } from './pillar-list.rules.js';

describe('the list of pillars', () => {
  it.each([
    [['Pricing', 'Hiring', 'Clients'], null],
    [['Pricing', 'Hiring', 'Clients', 'Tools', 'Numbers'], null],
    [['Pricing', 'Hiring', ' '], 'Name at least three pillars'],
    [['a', 'b', 'c', 'd', 'e', 'f'], 'Keep at most five pillars'],
    [['Pricing', 'Hiring', ' pricing! '], 'This pillar is in the list already'],
    [['Pricing', 'Hiring', '?!'], 'A pillar needs words'],
    [['Pricing', 'Hiring', 'x'.repeat(81)], 'A pillar has at most 80 characters'],
  ])('%j: %s', (pillars, problem) => {
    expect(pillarListProblem(pillars)).toBe(problem);
  });

  it('names the later of two alike as the wrong one', () => {
    const pillars = ['Pricing', 'Hiring', 'PRICING'];
    expect(pillars.map((_, position) => pillarProblem(pillars, position))).toEqual([
      null,
      null,
      'This pillar is in the list already',
    ]);
  });

  it('counts an emoji as one character', () => {
    expect(pillarProblem([`${'🎨'.repeat(74)} Design`], 0)).toBe('A pillar has at most 80 characters');
    expect(pillarProblem([`${'🎨'.repeat(73)} Design`], 0)).toBeNull();
  });

  it('is kept without spaces around its words and without empty rows', () => {
    expect(cleanPillars([' Pricing', '', '  ', 'Hiring '])).toEqual(['Pricing', 'Hiring']);
  });

  it('is offered only what is not in it yet', () => {
    expect(newSuggestions(['Pricing.', 'Hiring'], [' pricing'])).toEqual(['Hiring']);
  });
});
