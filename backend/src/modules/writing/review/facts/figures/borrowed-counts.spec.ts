import { describe, expect, it } from '@jest/globals';
import { figuresIn } from '../../../reading/figures/figures.js';
import { borrowedCounts } from './borrowed-counts.js';

type Language = Parameters<typeof borrowedCounts>[2];
const found = (text: string, language: Language, notes: string) =>
  borrowedCounts(text, figuresIn(text, language), language, [notes]).map(({ start, end }) =>
    text.slice(start, end),
  );

const EN = `Lift 3 in Carver House stopped 14 times in 2 yrs. 5 engineers went, 4 of them changed the door board, £780 each. I rode it
for 40 mins. a £12 brush strip. 11 wks now w/o a call-out.`;
const DE = `Emre, 3. Prüfung, zweimal durchgefallen wg. Vorfahrt. am 12. Nov. bestanden, Fehler: 1.`;
const ES = 'la nevera se paró 6 veces en julio, 3 técnicos, 2 cambiaron el motor';

describe('A figure of the notes', () => {
  it.each([
    ['It stopped five times in two years.', 'en', EN, ['five times']],
    ['Two engineers went up before me.', 'en', EN, ['Two engineers']],
    ['Four engineers went, and all of them were wrong.', 'en', EN, ['Four engineers']],
    ['Two years now without a call-out.', 'en', EN, ['Two years']],
    ['Each door board cost £12.', 'en', EN, ['£12']],
    ['Er hat mit drei Fehlern bestanden.', 'de', DE, ['drei Fehlern']],
    ['Emre ist dreimal durchgefallen.', 'de', DE, ['dreimal durchgefallen']],
    ['La nevera se paró tres veces en julio.', 'es', ES, ['tres veces']],
    ['Seis técnicos vinieron.', 'es', ES, ['Seis técnicos']],
    ['Neunzehn Rechnungen später.', 'de', '19 Bleche verbrannt, Rechnungen: 2', ['Neunzehn Rechnungen']],
    ['It died nine times.', 'en', 'the boiler died 3 times. 9 fitters came', ['nine times']],
  ] as const)('is found where it tells of something else: %s', (text, language, notes, words) => {
    expect(found(text, language, notes)).toEqual(words);
  });

  it.each([
    [
      'Vier Nächte hat es gedauert.',
      'de',
      '- geplant 5 Nächte, gebraucht 4\n- in der zweiten fiel ein Sensor aus',
    ],
    ['Neuf consultations interrompues.', 'fr', 'première semaine : 60 consultations, 9 arrêtées au milieu'],
    [
      '9.100 euros han vuelto a la comunidad.',
      'es',
      'limpieza de la comunidad: 1.450 euros. devolvieron 9.100 euros',
    ],
    [
      'Un patient géorgien a pris son traitement pendant deux ans.',
      'fr',
      'patient géorgien de 46 ans. depuis deux ans le médecin lui reprochait de ne pas prendre ses comprimés',
    ],
    ['It stopped fourteen times in two years.', 'en', EN],
    ['Fourteen stops in two years.', 'en', EN],
    ['Four of the engineers changed the door board.', 'en', EN],
    ['Four engineers changed the door board.', 'en', EN],
    ['£780, four times.', 'en', EN],
    ['Eleven weeks, and no call-out.', 'en', EN],
    ['Beim dritten Mal hat Emre bestanden.', 'de', DE],
    ['Emre ist zweimal durchgefallen.', 'de', DE],
    ['Seis averías en julio.', 'es', ES],
    // What is left of five, when four have gone.
    ['One engineer was left.', 'en', EN],
    // Nothing was told of sandwiches.
    ['I ate two sandwiches.', 'en', EN],
  ] as const)(
    'is told of what it was told of, or of nothing that can be compared: %s',
    (text, language, notes) => {
      expect(found(text, language, notes)).toEqual([]);
    },
  );
});
