import { describe, expect, it } from '@jest/globals';
import { contraryOrders, contraryPresences } from './contrary-findings.js';

const wordsOf = (text: string, places: readonly { start: number; end: number }[]) =>
  places.map(({ start, end }) => text.slice(start, end));

describe('What is said to be there', () => {
  const notes = 'tres años con el mismo dolor. a las 6 semanas sin dolor';

  it('is contrary where the author said that it was not there, of the same', () => {
    const text = 'A las seis semanas seguía con dolor.';
    expect(wordsOf(text, contraryPresences(text, 'es', [notes]))).toEqual(['con dolor']);
  });

  it('is not where they said both, and the text tells of the other', () => {
    expect(contraryPresences('Tres años con dolor.', 'es', [notes])).toEqual([]);
    expect(contraryPresences('A las seis semanas, sin dolor.', 'es', [notes])).toEqual([]);
  });
});

describe('What notes say in short', () => {
  it('is without where it is written w/o, and with where it is written w/', () => {
    const text = 'Eleven weeks with a call-out.';
    expect(wordsOf(text, contraryPresences(text, 'en', ['11 wks w/o a call-out']))).toEqual([
      'with a call-out',
    ]);
    expect(contraryPresences('Eight weeks without a permit.', 'en', ['8 wks w/o a permit'])).toEqual([]);
    expect(contraryPresences('With the porter.', 'en', ['rode it w/ the porter'])).toEqual([]);
    expect(contraryPresences('Without the porter.', 'en', ['rode it w/ the porter'])).toHaveLength(1);
  });
});

describe('A "not" of another word', () => {
  it.each([
    ['The van without a ramp did not start.', 'en', 'the van without a ramp broke down'],
    ['Der Drucker ohne Kabel ging nicht mehr.', 'de', 'der Drucker ohne Kabel ist ausgefallen'],
    ['La pompe sans filtre ne marchait plus.', 'fr', 'la pompe sans filtre est tombée en panne'],
  ] as const)('leaves alone what is not there: %s', (text, language, notes) => {
    expect(contraryPresences(text, language, [notes])).toEqual([]);
  });
});

describe('What comes first', () => {
  it.each([
    ['Uploaded eleven days after the filing.', 'en', 'uploaded 11 days before the filing'],
    ['Elf Tage nach der Anmeldung war es da.', 'de', '11 Tage vor der Anmeldung'],
    ['On a livré huit jours après la foire.', 'fr', 'livré 8 jours avant la foire'],
    ['Diez días después de la feria.', 'es', '10 días antes de la feria'],
    ['We called the tenants after the visit.', 'en', 'we called tenants before the visit'],
    [
      'The captain left after the storm.',
      'en',
      'the captain left before the storm, the mate left after the storm',
    ],
    [
      'Der Kapitän ging nach dem Sturm.',
      'de',
      'der Kapitän ging vor dem Sturm, der Maat ging nach dem Sturm',
    ],
    ["L'aînée est née après terme.", 'fr', "l'aînée est née avant terme, la cadette après terme"],
    [
      'La mayor nació después de la feria.',
      'es',
      'la mayor nació antes de la feria, la menor después de la feria',
    ],
  ] as const)('is turned round: %s', (text, language, notes) => {
    expect(contraryOrders(text, language, [notes])).toHaveLength(1);
  });

  it.each([
    ['Eleven days before the filing.', 'en', 'uploaded 11 days before the filing'],
    ['After the filing we had tea.', 'en', 'uploaded 11 days before the filing'],
    ['Vor elf Tagen war es da.', 'de', 'elf Tage nach der Anmeldung'],
    [
      'The mate left after the storm.',
      'en',
      'the captain left before the storm, the mate left after the storm',
    ],
    ['Before and after the visit.', 'en', 'called before the visit, and wrote after the visit'],
  ] as const)('is told as it was, or of something else: %s', (text, language, notes) => {
    expect(contraryOrders(text, language, [notes])).toEqual([]);
  });
});
