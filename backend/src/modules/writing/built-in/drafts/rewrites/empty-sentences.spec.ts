import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { composeRewrite } from './compose-rewrite.js';
import { isEmpty, isRemarkOnFigures } from './empty-sentences.js';

describe('A sentence that says nothing of anything', () => {
  it.each<[PostLanguage, string]>([
    ['en', 'At the end of the day it is what it is.'],
    ['en', 'There is a lot that one could say about this.'],
    ['de', 'Man könnte dazu noch vieles sagen.'],
    ['de', 'Letztendlich muß das ja jeder für sich selbst wissen.'],
    ['fr', "Voilà, c'est un peu ça."],
    ['fr', 'On pourrait en dire beaucoup de choses.'],
    ['es', 'Es lo que hay.'],
    ['es', 'Así como lo oye.'],
    ['en', 'That says it all.'],
    ['fr', 'Oui, vous avez bien lu.'],
    ['de', 'Das sagt eigentlich alles.'],
  ])('is empty (%s): %s', (language, sentence) => {
    expect(isEmpty(sentence, language)).toBe(true);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'It is what the gang counts.'],
    ['de', 'Das ist eine gute Orgel.'],
    ['fr', "C'est comme ça que la pompe marche."],
    ['es', 'Es lo que hay en el almacén.'],
    ['es', 'Como lo oye: flotó.'],
    ['en', 'That says it all in 3 words.'],
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

describe('A remark on how much it was', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'We found £1,140 of boxes.', 'It was a lot of boxes.'],
    ['de', 'Er hat 2.300 Pumpen verkauft.', 'Das ist viel.'],
    ['fr', "L'an dernier, c'était 97.", "C'était énorme."],
    ['es', 'La arena costó 1,900 pesos.', 'Es muy poco.'],
  ])('tells nothing behind the figures (%s): %s', (language, before, sentence) => {
    expect(isRemarkOnFigures(sentence, before, language)).toBe(true);
    expect(isRemarkOnFigures(sentence, 'We went home.', language)).toBe(false);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'It was a lot of work for Kev.'],
    ['en', 'That is not much.'],
    ['en', 'It was 12 % of our margin.'],
    ['de', 'Das ist viel Geld für eine Feder.'],
    ['de', 'Das ist nicht viel.'],
    ['fr', "C'est énorme pour une école de village."],
    ['es', 'Es muy poco para un mes de agua.'],
    ['es', 'No es mucho.'],
  ])('stays where it says more (%s): %s', (language, sentence) => {
    expect(isRemarkOnFigures(sentence, 'It cost 12 of them.', language)).toBe(false);
  });

  it('goes with "Shorter"', () => {
    const text = `The cupboard was full.

In one home of 31 residents we found 40 unopened boxes in a cupboard. It was a lot of boxes. Nobody had stolen anything.

They order on one day.`;
    const written = (wish: string) =>
      composeRewrite({ text, wish, neverUse: [], openings: [], whole: text, keepsAsides: false });
    expect(written('Make it shorter.')).toBe(text.replace(' It was a lot of boxes.', ''));
  });
});
