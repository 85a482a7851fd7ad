import { describe, expect, it } from '@jest/globals';
import { neverDone } from './never-done.rules.js';

const found = (text: string, ownPosts: readonly string[], material = '') =>
  neverDone(text, { material: [material], ownPosts }).map(({ start, end }) => text.slice(start, end));

const PLAIN = ['We called them.', 'They paid us late.', 'It was a Monday.'];

describe('What an author never does', () => {
  it('is an emoji where their posts have none', () => {
    expect(found('We did it 🚀✅. It was fine.', PLAIN)).toEqual(['🚀✅']);
    expect(found('We did it 👨‍👩‍👧 and 1️⃣.', PLAIN)).toEqual(['👨‍👩‍👧', '1️⃣']);
    expect(found('We did it 🚀.', [...PLAIN, 'Fine 🐴'])).toEqual([]);
    expect(found('We did it 🚀.', PLAIN, 'done 🚀')).toEqual([]);
  });

  it('is a question at the end where their posts ask none', () => {
    expect(found('Why? They paid.\n\nWho else pays late? 👇\n\n#pay', [...PLAIN, 'Fine 🐴'])).toEqual([
      'Who else pays late? 👇',
    ]);
    expect(found('Why? They paid.', PLAIN)).toEqual([]);
    expect(found('They paid. He asked me: “Why not sooner?” #pay', PLAIN)).toEqual([]);
    expect(found('Who pays late?', [...PLAIN, 'Who knows?'])).toEqual([]);
    expect(found('Who pays late?', PLAIN, 'who: “Who pays late?”')).toEqual([]);
  });

  it('is a list where their posts have none', () => {
    const list = '- one\n- two\n\n- three';
    expect(found(`We found:\n${list}\n\nThat was it.`, PLAIN)).toEqual([list]);
    expect(found('- one\n- two\nThat was it.', PLAIN)).toEqual([]);
    expect(found('1. We called them.\n2. They paid.\n3. It was fine.', PLAIN)).toEqual([]);
    expect(found(list, [...PLAIN, '- one\n- two'])).toEqual([]);
    expect(found(list, PLAIN, `so: ${list}`)).toEqual([]);
  });

  it('is a capital where they write small', () => {
    const small = ['a reefer is not a fridge. it keeps.', 'we opened the doors. so.', 'that is all.'];
    expect(found('The gate says no. it was open. GPS says so.', small)).toEqual(['The']);
    expect(found('The gate says no.', [...small, 'We called.'])).toEqual([]);
    expect(found('The gate says no.', PLAIN)).toEqual([]);
  });

  it('is another address of the reader', () => {
    const formal = [
      'Wir sind für Sie da, wenn Sie es brauchen.',
      'Bei uns können Sie sich die Zeit nehmen.',
      'Ich frage, was Sie von uns wissen wollen.',
    ];
    const text = 'Wir haben die Zeit. Du kannst uns anrufen, wenn du es willst.';
    expect(found(text, formal)).toEqual(['Du kannst uns anrufen, wenn du es willst.']);
    expect(found(text, formal.slice(1))).toEqual([]);
    expect(found(text, formal, 'was ich dir sage: ruf an, wenn du es willst und ich da bin')).toEqual([]);
    expect(found('Wir haben die Zeit. „Kommst du zu uns?“, fragte sie.', formal)).toEqual([]);
  });

  it('is unknown of fewer than three posts', () => {
    expect(found('We did it 🚀. Who else?', PLAIN.slice(1))).toEqual([]);
  });
});
