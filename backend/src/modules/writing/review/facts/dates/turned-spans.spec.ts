import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { turnedSpans } from './turned-spans.js';

describe('A time from which on something is so', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'Since June we open at 7.', 'Before June we opened at 7.'],
    ['de', 'Seit März haben wir einen Hausmeister.', 'Vor März hatten wir einen Hausmeister.'],
    ['fr', 'On ferme à midi depuis avril.', 'On ferme à midi avant avril.'],
    ['es', 'Desde 2019 no se pinta la escalera.', 'Hasta 2019 no se pintó la escalera.'],
  ])('%s: “%s” is no time that ended it: %s', (language, notes, text) => {
    expect(turnedSpans(text, language, [notes])).toHaveLength(1);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'Since June we open at 7.', 'From June on we have opened at 7.'],
    ['en', 'Since June we open at 7. Until June it was 8.', 'Until June we opened at 8.'],
    ['de', 'Seit März haben wir einen Hausmeister.', 'Vor Ostern kommt der Hausmeister.'],
  ])('%s: “%s” may be told so: %s', (language, notes, text) => {
    expect(turnedSpans(text, language, [notes])).toEqual([]);
  });
});
