import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fitsInAddress, isNoteTooLong, noteProblem } from './note-input.rules';
import { NOTE_LIMITS, NOTE_TEXTS, NOTES_IN_ADDRESS_MAX } from '@drumbeat/domain';

describe('Notes in a dialog', () => {
  it.each(['', '   ', '\n\t'])('that are blank (%j) are neither saved nor drafted from', (notes) => {
    expect(noteProblem(notes, 'save')).toBe('Please add some notes before saving');
    expect(noteProblem(notes, 'draft')).toBe('Please add some notes before drafting with AI');
  });

  it('may be as long as the API takes, and one more character is named', () => {
    const longest = 'x'.repeat(NOTE_LIMITS.notes);
    expect(noteProblem(`  ${longest}\n`, 'save')).toBeNull();
    expect(noteProblem(`${longest}y`, 'save')).toBe(NOTE_TEXTS.tooLong);
    expect(noteProblem(`${longest}y`, 'draft')).toBe(NOTE_TEXTS.tooLong);
    expect(isNoteTooLong('🥁'.repeat(NOTE_LIMITS.notes))).toBe(false);
  });
});

describe('The address of the page that drafts from notes', () => {
  it('holds a paragraph, and not the longest notes', () => {
    expect(fitsInAddress('A client paid twice as fast once the invoice named one person. '.repeat(10))).toBe(
      true,
    );
    expect(fitsInAddress('x'.repeat(NOTE_LIMITS.notes))).toBe(false);
  });

  it('is measured as it is written: 170 emoji are too long, 160 are not', () => {
    expect(fitsInAddress('🥁'.repeat(160))).toBe(true);
    expect(fitsInAddress('🥁'.repeat(170))).toBe(false);
  });

  it('never takes more than its limit, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), (notes) => {
        if (!fitsInAddress(notes)) return;
        expect(new URLSearchParams({ n: notes }).toString().length).toBeLessThanOrEqual(
          NOTES_IN_ADDRESS_MAX +
            'n='.length +
            2 * [...notes].filter((letter) => "!'()~".includes(letter)).length,
        );
      }),
    );
  });

  it('can be asked about half an emoji', () => {
    expect(fitsInAddress('\ud83e')).toBe(true);
  });
});
