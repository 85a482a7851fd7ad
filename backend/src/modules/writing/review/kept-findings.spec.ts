import { describe, expect, it } from '@jest/globals';
import type { ReviewContext } from './review-context.js';
import { keptFindings, openingFindings } from './kept-findings.js';

const context: ReviewContext = { material: [], known: [], ownPosts: [], neverUse: [], isPart: false };

describe('What a text is kept with', () => {
  it('are its facts and its rhythm, not what the editor finds by itself', () => {
    const even = Array.from({ length: 8 }, () => 'We call all of our people on the phone.').join(' ');
    expect(keptFindings(even, context)).toMatchObject([
      { kind: 'rhythm', lengths: { of: 'sentences', from: 9, to: 9 } },
    ]);
    expect(keptFindings('We leverage 41% of it.', context)).toEqual([{ kind: 'number', quotation: '41%' }]);
  });

  it('are also what its author never does, and marks beyond their rate', () => {
    const ownPosts = ['We called.', 'They paid.', 'It was fine.'];
    const text = 'We did it 🚀.\n\nFour of them — all of them — paid.\n\n- one\n- two\n- three';
    expect(keptFindings(text, { ...context, material: ['four of them'], ownPosts })).toEqual([
      { kind: 'never_done', quotation: '🚀' },
      { kind: 'dashes', quotation: 'Four of them — all of them — paid.' },
      { kind: 'never_done', quotation: '- one\n- two\n- three' },
    ]);
  });

  it('are of the same words one, which stands for each of their places', () => {
    expect(keptFindings('We lost 41% of it, and 41% is a lot.', context)).toEqual([
      { kind: 'number', quotation: '41%' },
    ]);
  });

  it('are thirty at most', () => {
    const figures = Array.from({ length: 40 }, (_, index) => `${index + 200} days and more`).join('\n');
    expect(keptFindings(figures, context)).toHaveLength(30);
  });

  it('of a first line are its own, not its post’s', () => {
    const found = openingFindings('We lost 57% then.', 'We lost 41% of it in this year.', context);
    expect(found).toEqual([{ kind: 'number', quotation: '57%' }]);
  });
});
