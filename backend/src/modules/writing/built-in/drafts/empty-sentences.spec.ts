import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { composeRewrite } from './compose-rewrite.js';
import { isEmpty } from './empty-sentences.js';

describe('A sentence that says nothing of anything', () => {
  it.each<[PostLanguage, string]>([
    ['en', 'At the end of the day it is what it is.'],
    ['en', 'There is a lot that one could say about this.'],
    ['de', 'Man könnte dazu noch vieles sagen.'],
    ['de', 'Letztendlich muß das ja jeder für sich selbst wissen.'],
    ['fr', "Voilà, c'est un peu ça."],
    ['fr', 'On pourrait en dire beaucoup de choses.'],
    ['es', 'Es lo que hay.'],
  ])('is empty (%s): %s', (language, sentence) => {
    expect(isEmpty(sentence, language)).toBe(true);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'It is what the gang counts.'],
    ['de', 'Das ist eine gute Orgel.'],
    ['fr', "C'est comme ça que la pompe marche."],
    ['es', 'Es lo que hay en el almacén.'],
  ])('says something (%s): %s', (language, sentence) => {
    expect(isEmpty(sentence, language)).toBe(false);
  });

  const text = `The checklist was wallpaper.

Item 12 was the bow thruster. As I said, item 12 was the bow thruster, and it had been dead since Lisbon. There is a lot that one could say about this. It is what it is.

Read it aloud, or take it down.`;
  const written = (wish: string) =>
    composeRewrite({ text, wish, neverUse: [], openings: [], whole: text, keepsAsides: false });

  it('is taken out by "Shorter", and stays where only fillers are to go', () => {
    expect(written('Make it shorter.')).toBe(`The checklist was wallpaper.

Item 12 was the bow thruster, and it had been dead since Lisbon.

Read it aloud, or take it down.`);
    expect(written('Take the filler words out.')).toContain('It is what it is.');
  });
});
