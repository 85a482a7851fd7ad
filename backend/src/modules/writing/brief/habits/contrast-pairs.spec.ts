import { describe, expect, it } from '@jest/globals';
import type { PostLanguage } from '@drumbeat/domain';
import { contrastPair } from './contrast-pairs.js';
import { formsOf } from './form-of-post.js';
import { figureCount, quotesSpeech } from './telling.js';

const post = (text: string, language: PostLanguage) => ({ ...formsOf([text])[0]!, language });

describe('Sentences against each other', () => {
  it.each([
    ['en', "Gutters don't leak. Joints leak.", "Gutters don't leak. Joints leak."],
    [
      'en',
      'The wet walls were dark. The dry ones were pale.',
      'The wet walls were dark. The dry ones were pale.',
    ],
    ['es', 'Correr no cansa. Correr deja de gustar.', 'Correr no cansa. Correr deja de gustar.'],
    ['fr', "J'ai chanté. Puis j'ai pas chanté.", "J'ai chanté. Puis j'ai pas chanté."],
    [
      'de',
      'Das Muster verliert man nicht auf der Messe, sondern am Abend davor.',
      'Das Muster verliert man nicht auf der Messe, sondern am Abend davor.',
    ],
    ['en', "Gutters don't leak.\n\nWe looked at the leak again on Monday.", null],
    ['en', 'Nobody called. I went home.', null],
    ['en', 'He rang on Monday. She paid him in cash.', null],
  ] as const)('are found (%s): %s', (language, text, pair) => {
    expect(contrastPair(post(text, language))).toBe(pair);
  });
});

describe('Speech and figures', () => {
  it.each([
    ['"Because they ring," I said.', true],
    ['He calls it a "valley" and leaves.', false],
    ['«Es la edad», le dijo.', true],
  ])('quotes somebody: %s', (text, does) => {
    expect(quotesSpeech(post(text, 'en'))).toBe(does);
  });

  it.each([
    ['en', 'We paid £4,200 for 3 slates in 2017.', 2],
    ['en', 'Sixty-four photographs, and not one of the nails.', 1],
    ['de', 'Der Streitwert betrug 2,4 Millionen Euro.', 1],
    ['fr', 'Huit heures pour 1 400 €.', 1],
    ['es', 'Costó catorce mil euros.', 1],
  ] as const)('counts figures (%s): %s', (language, text, count) => {
    expect(figureCount(post(text, language))).toBe(count);
  });
});
