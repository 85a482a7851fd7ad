import type { TextFinding } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { foreignPlaces } from './foreign-places.rules';

const marked = (text: string, ...findings: TextFinding[]) =>
  foreignPlaces(text, findings).map(({ start, end }) => [start, text.slice(start, end)]);

describe('Words of a text that are not its author’s', () => {
  const finding = { kind: 'number', quotation: '41%' } as const;

  it('are all marked, if their finding is kept once for all of them', () => {
    const text = 'We lost 41%. 41% is a number, 141% is another.';
    const both = [
      [8, '41%'],
      [13, '41%'],
    ];
    expect(marked(text, finding)).toEqual(both);
    expect(marked(text, finding, finding)).toEqual(both);
  });

  it('are no places where only the rhythm is not the author’s, or nothing is left of them', () => {
    expect(marked('One. Two. Three.', { kind: 'rhythm', quotation: 'One. Two.' })).toEqual([]);
    expect(marked('We did it 🚀', { kind: 'never_done', quotation: '🚀' })).toEqual([]);
    expect(marked('We lost nobody.', finding)).toEqual([]);
  });
});
