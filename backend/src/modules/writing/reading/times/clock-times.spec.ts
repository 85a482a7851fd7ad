import { describe, expect, it } from '@jest/globals';
import { clockTimesIn } from './clock-times.js';

const read = (text: string, language: Parameters<typeof clockTimesIn>[1]) =>
  clockTimesIn(text, language).map(({ start, end, values }) => [text.slice(start, end), ...values]);

describe('The times of day of a text', () => {
  it.each([
    ['en', 'open till 6pm', [['6pm', 1800.5]]],
    ['en', 'at 8.45 a.m.', [['8.45 a.m.', 845.5]]],
    ['en', 'from half past three in the afternoon', [['half past three in the afternoon', 1530.5]]],
    ['en', 'at quarter to one', [['quarter to one', 45.5, 1245.5]]],
    ['en', 'at three forty pm', [['three forty pm', 1540.5]]],
    [
      'en',
      'at 12 am, at 12 pm',
      [
        ['12 am', 0.5],
        ['12 pm', 1200.5],
      ],
    ],
    ['de', 'um 15.30 Uhr', [['15.30 Uhr', 1530.5]]],
    ['de', 'um 8 Uhr abends', [['8 Uhr abends', 2000.5]]],
    [
      'de',
      'um halb acht, um Viertel vor neun',
      [
        ['halb acht', 730.5, 1930.5],
        ['Viertel vor neun', 845.5, 2045.5],
      ],
    ],
    ['de', 'um elf Uhr zwanzig', [['elf Uhr zwanzig', 1120.5, 2320.5]]],
    [
      'fr',
      'à 14 h 30, puis à 17h',
      [
        ['14 h 30', 1430.5],
        ['17h', 1700.5],
      ],
    ],
    ['fr', 'à huit heures moins le quart du soir', [['huit heures moins le quart du soir', 1945.5]]],
    ['es', 'a las cinco de la tarde', [['cinco de la tarde', 1700.5]]],
    ['es', 'a las diez y media', [['diez y media', 1030.5, 2230.5]]],
    [
      'fr',
      'ouvert 13h-20h',
      [
        ['13h', 1300.5],
        ['20h', 2000.5],
      ],
    ],
    [
      'de',
      '9–17 Uhr geöffnet',
      [
        ['9', 900.5, 2100.5],
        ['17 Uhr', 1700.5],
      ],
    ],
    [
      'es',
      'de 9 a 14 h',
      [
        ['9', 900.5, 2100.5],
        ['14 h', 1400.5],
      ],
    ],
    ['fr', 'jusqu’à 9 h 30', [['9 h 30', 930.5, 2130.5]]],
    [null, 'ca. 9:30', [['9:30', 930.5, 2130.5]]],
  ] as const)('are the same however they are written, in %s: %s', (language, text, times) => {
    expect(read(text, language)).toEqual(times);
  });

  it.each([
    ['de', 'Von 12 Leuten waren 5 am Ziel.'],
    ['en', 'It took 5 hrs and cost £3.40.'],
    ['fr', 'On est à 2 heures de Lyon, il a fallu 5 heures.'],
    ['fr', '2 à 3 heures de route, 2h-3h en train.'],
    ['es', 'De 3 a 4 personas, 3-4 horas.'],
    ['es', 'Vendí las tres cajas y las ocho restantes.'],
  ] as const)('are none of what is counted, in %s: %s', (language, text) => {
    expect(read(text, language)).toEqual([]);
  });
});
