import { describe, expect, it } from '@jest/globals';
import { habitsOf } from './habits.rules.js';

const told = (texts: readonly string[]) => (habitsOf(texts)?.does ?? []).map(({ sentence }) => sentence);
const ten = (post: (index: number) => string) => Array.from({ length: 10 }, (_, index) => post(index));

const NAMES = 'May June July August autumn winter spring summer harvest lent'.split(' ');

describe('How posts end and whom they speak to', () => {
  it('is a question, an emoji behind it or none, in every other post', () => {
    const posts = ten(
      (index) =>
        `Han venido ${index} vecinos hoy.\n\n${index % 2 === 0 ? '¿Y en el pueblo? 💊' : 'Nadie más. 💊'}`,
    );
    expect(told(posts)).toEqual(
      expect.arrayContaining([
        'Ends with a question in 5 of 10 posts.',
        'Ends with an emoji in 10 of 10 posts.',
      ]),
    );
    expect(told(posts.map((post) => post.replace(/[¿?]/gu, '')))).not.toContainEqual(
      expect.stringContaining('Ends with a question'),
    );
  });

  it('is no habit where it is plain in half of the posts', () => {
    const plain = 'The cold store was opened again at six in the morning on a weekday.';
    const posts = ten(
      (index) => `${index < 6 ? plain : 'It held.'} Number ${index}.\n\n${index < 6 ? plain : 'It held.'}`,
    );
    expect(told(posts).join()).not.toMatch(/of more than 8 words/u);
    expect(
      told(ten((index) => `${plain.replace('weekday', NAMES[index] ?? '')}\n\n${plain}`)).join(),
    ).toMatch(/Opens with a statement of more than 8 words in 10 of 10 posts/u);
  });

  it('are several readers, in Spanish', () => {
    const posts = ten((index) =>
      index < 4
        ? `Hoy han venido ${index} vecinos a la farmacia. ¿Cuántos vienen a la vuestra?`
        : `Hoy han venido ${index} vecinos a la farmacia del pueblo.`,
    );
    expect(told(posts)).toContain('Addresses the reader as "vosotros" in 4 of 10 posts.');
  });
});
