import { describe, expect, it } from '@jest/globals';
import { readCases } from './cases.js';
import { agreed, type EndpointResult } from './endpoint.js';
import { resultsPage } from './page.js';

describe('A judge of two drafts', () => {
  it('has an opinion only where it is the same in both orders', () => {
    expect(agreed('first', 'second')).toBe('first');
    expect(agreed('second', 'first')).toBe('second');
    for (const [forward, backward] of [
      ['first', 'first'],
      ['second', 'second'],
      ['first', 'tie'],
      ['tie', 'tie'],
    ] as const) {
      expect(agreed(forward, backward)).toBe('tie');
    }
  });
});

describe('The page of drafts', () => {
  it('shows both with what they were written from, and a draft cannot be more than text', () => {
    const [one] = readCases();
    const text = '<script>alert(1)</script> & more';
    const candidate = { text, findings: ['name: <b>'] };
    const result: EndpointResult = {
      one: one!,
      told: { notes: '</pre>' },
      candidates: [candidate, candidate],
      verdicts: [{ question: 'Which?', better: 'tie', because: ['a', 'b'] }],
    };
    const page = resultsPage([result], 'a model');
    expect(page).not.toMatch(/<script>|<b>:|<\/pre>",/u);
    expect(page.match(/&lt;script&gt;alert\(1\)/gu)).toHaveLength(2);
    for (const words of [one!.person.name, one!.task.name, one!.task.good[0], 'Which?'])
      expect(page).toContain(words);
  });
});
