import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { hangsOnBefore } from './hanging.js';

describe('A sentence', () => {
  it.each<[PostLanguage, string]>([
    ['en', 'We set one every metre, in the third course.'],
    ['en', 'I sold another last week, and he bought some.'],
    ['en', 'Last year nobody late.'],
    ['de', 'Letztes Jahr keiner zu spät.'],
    ['de', 'Wir setzen einen alle zwei Meter.'],
    ['fr', 'On en pose une tous les mètres.'],
    ['fr', 'Du coup on est tombés à 8 200.'],
    ['es', 'Ponemos uno cada metro.'],
    ['es', 'Este año ninguno tarde.'],
    ['en', 'We came second, by a point.'],
    ['de', 'Wir waren leider nur Dritter.'],
    ['fr', 'On est arrivés deuxièmes, pas premiers.'],
    ['es', 'Quedamos terceros, no primeros.'],
  ])('hangs on what was named before it: %s: %s', (language, sentence) => {
    expect(hangsOnBefore(sentence, language)).toBe(true);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'A through stone costs £3, and we set one every metre.'],
    ['en', 'One in five patients cancels.'],
    ['en', 'Nobody reads page one.'],
    ['en', 'We lost all the keys.'],
    ['en', 'Safety comes first.'],
    ['en', 'We came third in the county race.'],
    ['de', 'Der Dritte war mein Bruder.'],
    ['de', 'Letztes Jahr kam keiner zu spät.'],
    ['de', 'Wir setzen einen neuen Stein.'],
    ['fr', 'Une ruche coûte 90 euros.'],
    ['es', 'Un tubo cuesta 3 euros y ponemos uno cada metro.'],
  ])('is understood without one: %s: %s', (language, sentence) => {
    expect(hangsOnBefore(sentence, language)).toBe(false);
  });
});
