import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { exchangedStates } from './exchanged-states.js';

const found = (language: PostLanguage, notes: string, text: string) =>
  exchangedStates(text, language, [notes]).map(({ start, end }) => text.slice(start, end));

describe('How two things are', () => {
  it.each<[PostLanguage, string, string, string[]]>([
    [
      'de',
      'Wir: Antrieb neu, Kabine bleibt.',
      'Kabine neu, Antrieb bleibt.',
      ['Kabine neu', 'Antrieb bleibt.'],
    ],
    ['en', 'kitchen red, hall blue', 'The hall is red.', ['The hall is red.']],
    ['fr', 'la porte reste, la fenêtre change', 'La fenêtre reste.', ['La fenêtre reste.']],
    ['es', 'la puerta se queda, la ventana es nueva', 'La ventana se queda.', ['La ventana se queda.']],
  ])('is told where it was exchanged (%s): %s | %s', (language, notes, text, words) => {
    expect(found(language, notes, text)).toEqual(words);
  });

  it.each<[PostLanguage, string, string]>([
    ['de', 'Antrieb neu, Kabine bleibt', 'Die Kabine bleibt, der Antrieb ist neu.'],
    ['en', 'kitchen red, hall blue', 'The kitchen is red and the hall is blue.'],
    ['en', 'kitchen red, hall blue. The hall is red inside.', 'The hall is red.'],
    ['en', 'kitchen red, hall blue', 'The kitchen and the hall.'],
  ])('is fine as the author told it (%s): %s | %s', (language, notes, text) => {
    expect(found(language, notes, text)).toEqual([]);
  });
});
