import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { continueList, toggleList } from './list-lines.rules';

const whole = (text: string) => ({ text, start: 0, end: text.length });
const cursorAt = (text: string) => {
  const at = text.indexOf('|');
  return { text: text.replace('|', ''), start: at, end: at };
};
const shown = (selection: { text: string; start: number } | null) =>
  selection && `${selection.text.slice(0, selection.start)}|${selection.text.slice(selection.start)}`;

describe('A list button', () => {
  it('puts characters that LinkedIn keeps before the selected lines, and numbers them in their order', () => {
    expect(toggleList(whole('one\ntwo\n\nthree'), 'bullet').text).toBe('• one\n• two\n\n• three');
    expect(toggleList(whole('one\ntwo\n\nthree'), 'numbered').text).toBe('1. one\n2. two\n\n3. three');
  });

  it('takes them away from lines that all have them, and makes the other kind of them', () => {
    expect(toggleList(whole('• one\n• two'), 'bullet').text).toBe('one\ntwo');
    expect(toggleList(whole('• one\n• two'), 'numbered').text).toBe('1. one\n2. two');
    expect(toggleList(whole('• one\ntwo'), 'bullet').text).toBe('• one\n• two');
  });

  it('takes the line of the cursor, and the cursor stays with its words', () => {
    expect(shown(toggleList(cursorAt('above\non|e\nbelow'), 'bullet'))).toBe('above\n• on|e\nbelow');
    expect(shown(toggleList(cursorAt('• on|e'), 'bullet'))).toBe('on|e');
    expect(shown(toggleList(cursorAt('|'), 'numbered'))).toBe('1. |');
  });

  it('is undone by a second press, whatever the text and the selection', () => {
    const line = fc
      .string({ minLength: 1 })
      .filter((text) => text.trim() !== '' && !/^(?:• |\d{1,3}\. )|\n/u.test(text));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), fc.constantFrom('bullet', 'numbered'), (lines, kind) => {
        const text = lines.join('\n');
        const list = toggleList(whole(text), kind);
        expect(list.text.slice(list.end)).toBe('');
        expect(toggleList({ ...list, start: 0 }, kind).text).toBe(text);
      }),
    );
  });
});

describe('Enter in a list', () => {
  it('begins the next item', () => {
    expect(shown(continueList(cursorAt('• one|')))).toBe('• one\n• |');
    expect(shown(continueList(cursorAt('9. ni|ne\nbelow')))).toBe('9. ni\n10. |ne\nbelow');
  });

  it('ends the list where the item is still empty', () => {
    expect(shown(continueList(cursorAt('• one\n• |\nbelow')))).toBe('• one\n|\nbelow');
  });

  it('is an ordinary one elsewhere', () => {
    expect(continueList(cursorAt('one|'))).toBeNull();
    expect(continueList(cursorAt('|• one'))).toBeNull();
    expect(continueList(whole('• one'))).toBeNull();
  });
});
