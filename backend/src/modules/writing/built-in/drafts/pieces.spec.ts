import { describe, expect, it } from '@jest/globals';
import { piecesOf } from './pieces.js';

const PLAIN = { usesLists: false, listMark: '•', isLowerCase: false };
const texts = (text: string, form: Partial<typeof PLAIN> = {}) =>
  piecesOf(text, { ...PLAIN, ...form }, 'en').map((piece) => piece.text);

describe('The author’s own words in pieces', () => {
  it('are sentences with their capital and full stop, in their order', () => {
    expect(texts('client call thursday. he had no list\nwe built one')).toEqual([
      'Client call thursday.',
      'He had no list.',
      'We built one.',
    ]);
  });

  it('keep small letters for those who begin with them, and the form of names and addresses', () => {
    expect(texts('no list. we built one', { isLowerCase: true })).toEqual(['no list.', 'we built one.']);
    expect(texts('iPhone orders fell. www.example.com says why')).toEqual([
      'iPhone orders fell.',
      'www.example.com says why.',
    ]);
  });

  it('tell where their author left a blank line', () => {
    const pieces = piecesOf('One thing.\n\nAnother thing. And more.', PLAIN, 'en');
    expect(pieces.map(({ isApart }) => isApart)).toEqual([false, true, false]);
  });

  it('are sentences where dashes were the form of quick notes, and a list where a line announces it', () => {
    expect(texts('- raised prices in May\n- 3 of 214 left')).toEqual([
      'Raised prices in May.',
      '3 of 214 left.',
    ]);
    // A full stop behind a cut word ends none of them, and a sum belongs to the line before.
    expect(texts('- la consej. dice que no\n- llevan 4 años así. nadie llama')).toEqual([
      'La consej. dice que no.',
      'Llevan 4 años así.',
      'Nadie llama.',
    ]);
    expect(texts('- Ingrid (61!) war die Erste\n- found a nest (in the motor!)')).toEqual([
      'Ingrid (61!) war die Erste.',
      'Found a nest (in the motor!).',
    ]);
    expect(texts('- 3 visits for nothing\n- = 61 km')).toEqual(['3 visits for nothing = 61 km.']);
    expect(texts('What we sent:\n- invoices\n- reminders')).toEqual([
      'What we sent:',
      '• invoices\n• reminders',
    ]);
    expect(texts('1. Call\n2. Write')).toEqual(['1. Call\n2. Write']);
  });

  it('are a list with the author’s own mark, where they write lists, unless it tells a story', () => {
    const form = { usesLists: true, listMark: '→' };
    expect(texts('- invoices\n- reminders', form)).toEqual(['→ Invoices\n→ Reminders']);
    expect(texts('- on Monday we called him\n- he hung up', form)).toEqual([
      'On Monday we called him.',
      'He hung up.',
    ]);
  });
});
