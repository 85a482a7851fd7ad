import { describe, expect, it } from '@jest/globals';
import { figuresIn } from '../../../reading/figures/figures.js';
import { swappedCounts } from './swapped-counts.js';

type Language = Parameters<typeof swappedCounts>[2];
const found = (text: string, language: Language, notes: string) =>
  swappedCounts(text, figuresIn(text, language), language, [notes]).map(({ start, end }) =>
    text.slice(start, end),
  );

describe('A count', () => {
  it.each([
    ['Two tenants complained.', 'en', 'three tenants complained, two moved away', ['Two tenants']],
    [
      'Trois sont passées à la coop.',
      'fr',
      'trois voisines ont râlé, deux sont passées à la coop',
      ['Trois sont'],
    ],
    ['Wir haben 320 Patente.', 'de', 'ein Patent von 2021, 320 MA', ['320 Patente']],
    ['We did three repairs.', 'en', '4 repairs in 3 yrs', ['three repairs']],
    ['Le cobré cinco sesiones.', 'es', 'a las 5 semanas. una sesión, 45 euros', ['cinco sesiones']],
    ['We have 48 patents.', 'en', '48 days, a patent of 2021', ['48 patents']],
    ['We did 2 sessions.', 'en', '5 weeks. one session, 45 euros', ['2 sessions']],
  ] as const)('is of something else: %s', (text, language, notes, words) => {
    expect(found(text, language, notes)).toEqual(words);
  });

  it.each([
    ['Three tenants complained. Two moved away.', 'en', 'three tenants complained, two moved away'],
    ['Three of them were read.', 'en', '31 fields, the store reads three of them'],
    ['320 Menschen arbeiten dort.', 'de', 'ein Patent, 320 MA'],
    ['We put it in at 48 firms.', 'en', '48 clients, 90 minutes a firm'],
    ["We had 37 complaints a month. Now it's 6.", 'en', 'complaints fell from 37 a month to 6'],
    ['Vorher 37 Beschwerden im Monat, jetzt 6.', 'de', 'die Beschwerden sind von 37 im Monat auf 6 gefallen'],
    ['37 Beschwerden pro Monat waren es.', 'de', 'die Beschwerden sind von 37 pro Monat auf 6 gefallen'],
    ['Avant, 37 réclamations par mois.', 'fr', 'les réclamations sont passées de 37 par mois à 6'],
    ['Antes, 37 reclamaciones al mes.', 'es', 'las reclamaciones han bajado de 37 al mes a 6'],
    ['Wir haben drei Springerinnen.', 'de', 'ein Springer-Team aus drei Leuten'],
    // A year counts nothing.
    [
      'Im Oktober haben wir in Radebeul ein Haus von 1911 mit acht Wohnungen umgestellt.',
      'de',
      'alle 46 Heizkörper tauschen. In Radebeul haben wir im Oktober ein Haus mit acht Wohnungen umgestellt, Baujahr 1911.',
    ],
    [
      'Das Haus ist von 1987 und läuft mit 44 Grad.',
      'de',
      'ein Haus mit acht Wohnungen umgestellt, Baujahr 1987. Die Anlage läuft jetzt mit 44 Grad.',
    ],
    ['Un immeuble de 1904 avec six logements.', 'fr', 'six logements, immeuble repris en mai, année 1904'],
    ['Two clients called.', 'en', 'one client called, then another client'],
    // One word in common is not yet the same thing.
    ['Two tenants whistled.', 'en', 'three tenants complained, two moved away'],
    // A figure that was never told is for others to find.
    ['Nine tenants complained.', 'en', 'three tenants complained, two moved away'],
    // This one was told of it as well.
    ['Two tenants complained and went away.', 'en', 'three tenants complained, two tenants went away'],
    ['We have 48 patents.', 'en', '48 days, 48 patents'],
    ['We have 48 patents.', 'en', '48 clients, a patent of 2021'],
    ['We saw 48 pets.', 'en', '48 days, a pet of 2021'],
    ['We did 1 session.', 'en', '5 weeks. one session, 45 euros'],
    ['We did 2 sessions.', 'en', 'one session, then 2 sessions more'],
    ['We lost 2 euros on tenants who complained.', 'en', 'three tenants complained, 2 euros went'],
    ['We took 1,480 orders by phone.', 'en', '1,480 orders by phone, 3 by letter'],
  ] as const)('is the author’s, or says it in other words: %s', (text, language, notes) => {
    expect(found(text, language, notes)).toEqual([]);
  });
});
