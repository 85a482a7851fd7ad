import { describe, expect, it } from '@jest/globals';
import { parseRequest, PARTS, stagesOf } from './parts.ts';

describe('the arguments of npm test', () => {
  it('means everything when nothing is named', () => {
    expect(parseRequest([])).toEqual({ parts: [...PARTS], ofChange: false, rest: [] });
  });

  it('means what a change asks for when it says so, and nothing else', () => {
    expect(parseRequest(['changed'])).toEqual({ parts: [...PARTS], ofChange: true, rest: [] });
    expect(() => parseRequest(['changed', 'unit'])).toThrow('changed');
  });

  it('runs named parts in their own order, whatever the order of the names', () => {
    expect(parseRequest(['e2e', 'unit']).parts).toEqual(['unit', 'e2e']);
  });

  it('hands everything after the names to the test runner', () => {
    expect(parseRequest(['e2e', '-t', 'signs in', 'unit'])).toEqual({
      parts: ['e2e'],
      ofChange: false,
      rest: ['-t', 'signs in', 'unit'],
    });
  });

  it('does not take a misspelt part for everything', () => {
    expect(() => parseRequest(['units'])).toThrow('units');
  });
});

describe('the stages of a run', () => {
  it('have the lint beside what one core does in the meantime, and each other kind of test by itself', () => {
    expect(stagesOf(PARTS, { isRoomy: true })).toEqual([
      [['lint'], ['types', 'contract', 'unit']],
      [['components']],
      [['medium']],
      [['e2e']],
      [['browser']],
    ]);
  });

  it('leave out what was not asked for', () => {
    expect(stagesOf(['types', 'e2e'], { isRoomy: true })).toEqual([[['types']], [['e2e']]]);
  });

  it('have one part each on a machine without room for two', () => {
    expect(stagesOf(['lint', 'types', 'unit'], { isRoomy: false })).toEqual([
      [['lint']],
      [['types']],
      [['unit']],
    ]);
  });
});
