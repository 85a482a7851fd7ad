import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { notesText } from './notes-text.js';

describe('Notes in the form of a post', () => {
  it('open with their first sentence and go on in short paragraphs', () => {
    const notes =
      'I read 200 support tickets. Most were no bugs. They were questions.\nWe had docs, but nobody finds docs. So we made three videos';
    expect(notesText(notes)).toEqual({
      hook: 'I read 200 support tickets',
      paragraphs: [
        'Most were no bugs. They were questions.',
        'We had docs, but nobody finds docs. So we made three videos.',
      ],
    });
  });

  it('keep their lists', () => {
    expect(
      notesText('Three things from the conference:\n- nobody talks about retention\n2) everyone sells AI'),
    ).toEqual({
      hook: 'Three things from the conference',
      paragraphs: ['• nobody talks about retention\n• everyone sells AI'],
    });
  });

  it('have no hook where the first sentence is too short or too long for one', () => {
    expect(notesText('Ok. And then some more text follows here.').hook).toBeNull();
    expect(notesText(`${'very '.repeat(40)}long`).hook).toBeNull();
    expect(notesText('  \n ')).toEqual({ hook: null, paragraphs: [] });
  });

  it('lose no word', () => {
    const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const sentence = fc.array(fc.constantFrom('we', 'Onboarding', 'took', 'Paris', 'x@y', '#tag'), {
      minLength: 1,
    });
    const line = fc.tuple(fc.constantFrom('', '- ', '• '), sentence, fc.constantFrom('.', '', '!', '?'));
    const notes = fc
      .array(line.map(([mark, text, end]) => mark + text.join(' ') + end))
      .map((all) => all.join('\n'));
    fc.assert(
      fc.property(notes, (text) => {
        const { hook, paragraphs } = notesText(text);
        expect(words([hook ?? '', ...paragraphs].join(' '))).toEqual(words(text));
      }),
    );
  });
});
