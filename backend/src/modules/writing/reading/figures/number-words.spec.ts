import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { wordedNumbers } from './number-words.js';

const read = (text: string, language: PostLanguage) =>
  wordedNumbers(text, language).map(({ value, start, end }) => [text.slice(start, end), value]);

const list = (words: string) => words.split(' ');

function english(value: number): string {
  const small = list(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  );
  const tens = list('_ _ twenty thirty forty fifty sixty seventy eighty ninety');
  if (value < 20) return small[value] ?? '';
  if (value < 100)
    return [tens[Math.floor(value / 10)], ...(value % 10 ? [small[value % 10]] : [])].join('-');
  if (value < 1_000)
    return `${small[Math.floor(value / 100)]} hundred${value % 100 ? ` and ${english(value % 100)}` : ''}`;
  const rest = value % 1_000;
  const joint = rest === 0 ? '' : rest < 100 ? ` and ${english(rest)}` : ` ${english(rest)}`;
  return `${english(Math.floor(value / 1_000))} thousand${joint}`;
}

function german(value: number, isLast = true): string {
  const small = list(
    '_ ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  );
  const tens = list('_ _ zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig');
  if (value === 0) return '';
  if (value === 1) return isLast ? 'eins' : 'ein';
  if (value < 20) return small[value] ?? '';
  if (value < 100) return `${value % 10 ? `${small[value % 10]}und` : ''}${tens[Math.floor(value / 10)]}`;
  if (value < 1_000) return `${small[Math.floor(value / 100)]}hundert${german(value % 100, isLast)}`;
  return `${german(Math.floor(value / 1_000), false)}tausend${german(value % 1_000)}`;
}

function french(value: number, isLast = true): string {
  const small = list(
    '_ un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
  );
  const tens = list('_ _ vingt trente quarante cinquante soixante');
  if (value <= 16) return small[value] ?? '';
  if (value < 20) return `dix-${small[value - 10]}`;
  if (value < 70) {
    const unit = value % 10;
    const ten = tens[Math.floor(value / 10)] ?? '';
    return unit === 0 ? ten : unit === 1 ? `${ten} et un` : `${ten}-${small[unit]}`;
  }
  if (value < 80) return value === 71 ? 'soixante et onze' : `soixante-${french(value - 60)}`;
  if (value < 100)
    return value === 80 ? `quatre-vingt${isLast ? 's' : ''}` : `quatre-vingt-${french(value - 80)}`;
  if (value < 1_000) {
    const [hundreds, rest] = [Math.floor(value / 100), value % 100];
    const head = hundreds === 1 ? 'cent' : `${small[hundreds]} cent${rest === 0 && isLast ? 's' : ''}`;
    return rest === 0 ? head : `${head} ${french(rest, isLast)}`;
  }
  const [thousands, rest] = [Math.floor(value / 1_000), value % 1_000];
  const head = thousands === 1 ? 'mille' : `${french(thousands, false)} mille`;
  return rest === 0 ? head : `${head} ${french(rest)}`;
}

function spanish(value: number, isLast = true): string {
  const small = list(
    '_ uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
  );
  const tens = list('_ _ _ treinta cuarenta cincuenta sesenta setenta ochenta noventa');
  const hundreds = list(
    '_ ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
  );
  if (!isLast && value === 1) return 'un';
  if (!isLast && value === 21) return 'veintiún';
  if (value < 30) return small[value] ?? '';
  if (value < 100) {
    const unit = value % 10;
    return `${tens[Math.floor(value / 10)]}${unit ? ` y ${spanish(unit, isLast)}` : ''}`;
  }
  if (value === 100) return 'cien';
  if (value < 1_000) {
    const rest = value % 100;
    return `${hundreds[Math.floor(value / 100)]}${rest ? ` ${spanish(rest, isLast)}` : ''}`;
  }
  const [thousands, rest] = [Math.floor(value / 1_000), value % 1_000];
  const head = thousands === 1 ? 'mil' : `${spanish(thousands, false)} mil`;
  return rest === 0 ? head : `${head} ${spanish(rest)}`;
}

describe('Numbers in words', () => {
  it.each([
    ['en', english],
    ['de', german],
    ['fr', french],
    ['es', spanish],
  ] as const)('are read as what they were written for, in %s', (language, spell) => {
    const value = fc.oneof(fc.integer({ min: 2, max: 199 }), fc.integer({ min: 2, max: 999_999 }));
    fc.assert(
      fc.property(value, (number) => {
        expect(wordedNumbers(`x ${spell(number)} x`, language).map((one) => one.value)).toEqual([number]);
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['en', 'twenty-one seats', [['twenty-one', 21]]],
    ['en', 'ninety-nine cents', [['ninety-nine', 99]]],
    [
      'en',
      'two dozen quilts, a dozen eggs',
      [
        ['two dozen', 24],
        ['dozen', 12],
      ],
    ],
    ['en', 'half a million dollars', [['half a million', 500_000]]],
    ['en', 'a thousand and one nights', [['thousand and one', 1_001]]],
    [
      'en',
      'two and three, four five',
      [
        ['two', 2],
        ['three', 3],
        ['four', 4],
        ['five', 5],
      ],
    ],
    ['en', 'one of them, hundreds of them', []],
    [
      'de',
      'eine halbe Million, zwei Dutzend',
      [
        ['halbe Million', 500_000],
        ['zwei Dutzend', 24],
      ],
    ],
    ['de', 'hundert Wege und rund', [['hundert', 100]]],
    ['fr', 'vingt et une huîtres', [['vingt et une', 21]]],
    ['fr', 'quatre-vingts poches', [['quatre-vingts', 80]]],
    ['fr', 'une centaine, des dizaines', [['centaine', 100]]],
    [
      'fr',
      'dix pour cent, un demi-million',
      [
        ['dix', 10],
        ['demi-million', 500_000],
      ],
    ],
    ['fr', 'un et deux', [['deux', 2]]],
    [
      'es',
      'veintiún socios, treinta y una cajas',
      [
        ['veintiún', 21],
        ['treinta y una', 31],
      ],
    ],
    [
      'es',
      'medio millón, dos mil millones',
      [
        ['medio millón', 500_000],
        ['dos mil millones', 2e9],
      ],
    ],
    ['es', 'cientos de cajas, diez por ciento', [['diez', 10]]],
  ] as const)('are whole ones in %s: %s', (language, text, figures) => {
    expect(read(text, language)).toEqual(figures);
  });
});
