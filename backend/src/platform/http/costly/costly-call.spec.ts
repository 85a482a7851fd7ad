import { describe, expect, it } from '@jest/globals';
import { COSTLY_CALLS } from './costly-call.js';

describe('Of the console', () => {
  const { when } = COSTLY_CALLS['console-search'];

  it.each([
    { q: 'ann' },
    { filter: '{"q":"ann"}' },
    { filter: '{"\\u0071":"ann"}' },
    { filter: '{"status":"new", "q" : ["ann"]}', page: '2' },
  ])('a search is costly: %j', (query) => expect(when(query)).toBe(true));

  it.each([{}, { q: ' ' }, { filter: '{}' }, { filter: '{"status":"q"}', sort: 'q' }, { filter: '{"q' }])(
    'a list that nothing is searched in is not: %j',
    (query) => expect(when(query)).toBe(false),
  );
});
