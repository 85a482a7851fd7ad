import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lengthInCodePoints } from '../text/characters.js';
import { isBlankNote, noteTitle, noteTitleAfterEdit } from './note-title.rules.js';
import { anyTexts } from '../text/testing/text-arbitraries.js';

const anyText = anyTexts({ maxLength: 120 });

describe('The title of a note', () => {
  it.each([
    [46, 46],
    [47, 47],
    [50, 50],
    [51, 47],
    [5_000, 47],
  ])('of a note of %i characters shows %i of them', (length, shown) => {
    const dots = shown < length ? '...' : '';
    expect(noteTitle('x'.repeat(length))).toBe(`${'x'.repeat(shown)}${dots}`);
  });

  it('counts an emoji as one character and never cuts it into halves', () => {
    expect(noteTitle('🥁'.repeat(50))).toBe('🥁'.repeat(50));
    expect(noteTitle('🥁'.repeat(51))).toBe(`${'🥁'.repeat(47)}...`);
  });

  it('never exceeds 50 characters, and is the note itself or its beginning', () => {
    fc.assert(
      fc.property(anyText, (notes) => {
        const title = noteTitle(notes);
        expect(lengthInCodePoints(title)).toBeLessThanOrEqual(50);
        if (lengthInCodePoints(notes) <= 50) expect(title).toBe(notes);
        else {
          expect(title.endsWith('...')).toBe(true);
          expect(notes.startsWith(title.slice(0, -3))).toBe(true);
          expect(lengthInCodePoints(title)).toBe(50);
        }
      }),
    );
  });

  it('follows an edit of the notes unless the user gave it', () => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        expect(noteTitleAfterEdit({ title: noteTitle(before), notes: before }, after)).toBe(noteTitle(after));
      }),
    );
    expect(noteTitleAfterEdit({ title: 'Prices', notes: 'Raise them' }, 'Keep them')).toBe('Prices');
  });
});

describe('A blank note', () => {
  it.each(['', ' ', '\n\t ', '\u00a0'])('is %j', (notes) => {
    expect(isBlankNote(notes)).toBe(true);
  });

  it('is none with a single character in it', () => {
    expect(isBlankNote(' . ')).toBe(false);
  });
});
