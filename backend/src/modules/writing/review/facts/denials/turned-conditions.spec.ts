import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { contradictionsIn } from '../contradictions.js';

const found = (language: PostLanguage, notes: string, text: string) =>
  contradictionsIn(text, language, [notes]).map(({ start, end }) => text.slice(start, end));

describe('A condition', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'the mat is no use if you do not stand still', 'A mat is no use if you stand still.'],
    ['en', 'the mat helps if you stand still', 'The mat helps unless you stand still.'],
    ['de', 'die Matte nützt nichts, wenn man nicht steht', 'Eine Matte nützt nichts, wenn man steht.'],
    [
      'fr',
      'le tapis ne sert à rien si on ne reste pas debout',
      'Un tapis ne sert à rien si on reste debout.',
    ],
    ['es', 'la alfombrilla no sirve si no estás parada!', 'Una alfombrilla no sirve si estás parada.'],
  ])('is told where it was turned round (%s): %s | %s', (language, notes, text) => {
    expect(found(language, notes, text)).toEqual([text]);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'the mat is no use if you do not stand still', 'A mat is no use unless you stand still.'],
    ['en', 'the mat is no use if it is wet', 'The mat is no use if you stand still.'],
    ['de', 'die Matte nützt nichts, wenn man nicht steht', 'Wenn man nicht steht, nützt die Matte nichts.'],
    [
      'fr',
      'le tapis ne sert à rien si on ne reste pas debout',
      'Si on ne reste pas debout, le tapis ne sert à rien.',
    ],
    ['es', 'la alfombrilla no sirve si no estás parada', 'Si no estás parada, la alfombrilla no sirve.'],
  ])('is fine as it was told (%s): %s | %s', (language, notes, text) => {
    expect(found(language, notes, text)).toEqual([]);
  });
});
