import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { NothingToChangeError } from '../../../writing.errors.js';
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
    ['en', 'I mean, really.'],
    ['de', 'Ich mein, echt jetzt.'],
    ['fr', 'Non mais franchement.'],
    ['es', 'O sea, de verdad.'],
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
    ['en', 'I mean, really loud.'],
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

describe('A sentence that says nothing, as the last one', () => {
  it.each<[string, string, string]>([
    [
      'A gauge in the sun is a lie with a dial.\n\nThe gauge hung in the sun. The firm before us had put it there in 2017.',
      'It is what it is.',
      'A gauge in the sun is a lie with a dial.',
    ],
    [
      'Ein Zettel am Tor hält niemanden auf.\n\nDas Tor stand offen. Die Firma vor uns hatte 2017 einen Zettel daran geklebt.',
      'Es ist, wie es ist.',
      'Ein Zettel am Tor hält niemanden auf.',
    ],
    [
      'Une sonde au soleil ment à tout le monde.\n\nLa sonde pendait au soleil. La société d’avant l’avait mise là en 2017.',
      "C'est comme ça.",
      'Une sonde au soleil ment à tout le monde.',
    ],
    [
      'Una sonda al sol engaña a cualquiera.\n\nLa sonda colgaba al sol. La empresa de antes la puso allí en 2017.',
      'Es lo que hay.',
      'Una sonda al sol engaña a cualquiera.',
    ],
  ])('goes where its notes went on behind it: %s', (kept, empty, verdict) => {
    const text = `${kept} ${empty}`;
    const shorter = (notes: string) => () =>
      composeRewrite({
        text,
        wish: 'Shorter',
        neverUse: [],
        openings: [],
        whole: text,
        keepsAsides: false,
        notes,
      });
    const told = kept.slice(verdict.length).trim();
    expect(shorter(`${told} ${empty} ${verdict}`)()).toBe(kept);
    // What the author ends with is theirs.
    expect(shorter(`${verdict} ${told} ${empty}`)).toThrow(NothingToChangeError);
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
