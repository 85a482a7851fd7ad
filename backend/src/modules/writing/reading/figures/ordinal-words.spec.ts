import { describe, expect, it } from '@jest/globals';
import { figuresIn } from './figures.js';
import { isOrdinalInWords } from './ordinal-words.js';

describe('Digits that say which one', () => {
  it.each([
    ['en', 'The boiler stopped on the 3rd.', 'it stopped on the third'],
    ['en', 'The 21st customer came.', 'our twenty-first customer'],
    ['de', 'Der 3. Besuch war kurz.', 'beim dritten Besuch ging es schnell'],
    ['fr', 'La 2e visite a duré.', 'la deuxième visite'],
    ['es', 'La 2ª visita fue corta.', 'en la segunda visita'],
  ] as const)('are told by a word: %s, %s', (language, text, source) => {
    const figure = figuresIn(text, language).find(({ values }) => values.some(Number.isInteger));
    expect(figure).toBeDefined();
    expect(figure && isOrdinalInWords(text, figure, language, [source])).toBe(true);
    expect(figure && isOrdinalInWords(text, figure, language, ['nothing of it'])).toBe(false);
  });

  it('are not told by the word of another one, and a count not at all', () => {
    const third = 'It stopped on the 3rd.';
    const [day] = figuresIn(third, 'en');
    expect(day && isOrdinalInWords(third, day, 'en', ['it stopped on the thirteenth, or the fourth'])).toBe(
      false,
    );
    const count = 'It stopped 3 times.';
    const [times] = figuresIn(count, 'en');
    expect(times && isOrdinalInWords(count, times, 'en', ['the third'])).toBe(false);
  });
});
