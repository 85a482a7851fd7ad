import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { unsourcedNumbers } from './number-findings.js';

const found = (text: string, language: PostLanguage, material: string, known: readonly string[] = []) =>
  unsourcedNumbers(text, language, { material: [material], known, ownPosts: [] }).map(({ place }) =>
    text.slice(place.start, place.end),
  );

describe('Rates', () => {
  it.each([
    ['It costs $1,900 a day.', 'en', 'saves $1,900 a month', '$1,900 a day'],
    ['Ça fait 64,80 € par jour.', 'fr', '60 douzaines par semaine, ça fait 64,80 €', '64,80 € par jour'],
    ['Das sind 4 Stunden pro Tag.', 'de', 'von 11 Stunden pro Monat auf 4 Stunden', '4 Stunden pro Tag'],
    ['Son 240 euros al mes.', 'es', '240 euros al año', '240 euros al mes'],
  ] as const)('are told where what was told has another period: %s', (text, language, material, rate) => {
    expect(found(text, language, material)).toContain(rate);
    expect(found(text, language, `${material}. ${text}`)).toEqual([]);
  });

  it.each([
    ['350 Euro mehr im Jahr.', 'de', 'die Springer bekommen 350 Euro mehr im Monat', '350 Euro mehr im Jahr'],
    ['Die Wartung kostet 60 € im Jahr.', 'de', 'die Wartung kostet monatlich 60 Euro', '60 € im Jahr'],
    ['90-mal in der Stunde.', 'de', 'die Anlage taktete 90-mal am Tag', '90-mal in der Stunde'],
    ['Wir sparen 30 Stunden im Monat.', 'de', 'wir sparen 30 Stunden in der Woche', '30 Stunden im Monat'],
    ['Wir zahlen 20 Euro am Tag.', 'de', 'wir zahlen 20 Euro mehr die Stunde', '20 Euro am Tag'],
    ['Ils touchent 350 euros par an.', 'fr', 'ils touchent 350 euros par mois', '350 euros par an'],
    ['Ça coûte 90 euros annuels.', 'fr', 'le contrat coûte 90 euros par mois', '90 euros annuels'],
    ['37 reclamaciones a la semana.', 'es', 'han bajado de 37 al mes a 6', '37 reclamaciones a la semana'],
    ['Kelvin Homes pays £11 weekly.', 'en', 'Kelvin Homes pays £11 a month', '£11 weekly'],
    ['We had 37 complaints a week.', 'en', 'complaints fell from 37 a month to 6', '37 complaints a week'],
    ['We had 37 months of complaints.', 'en', 'complaints fell from 37 a month to 6', '37 months'],
  ] as const)('are told where the same figure had another period: %s', (text, language, material, rate) => {
    expect(found(text, language, material)).toContain(rate);
  });

  it.each([
    ['Monatlich gibt es 350 Euro mehr.', 'de', 'sie bekommen 350 Euro mehr im Monat'],
    ['2019 waren es 60 Euro monatlich.', 'de', 'im Jahr 2019 haben wir 60 Euro im Monat bezahlt'],
    [
      'Wir hatten 40 Anrufe am Tag der Abreise.',
      'de',
      'wir hatten 40 Anrufe in der Woche, alle am Tag der Abreise',
    ],
    ['12 Kunden waren es im Jahr danach.', 'de', '12 Kunden im Monat'],
    ['18 retards par semaine.', 'fr', 'nous avions 18 retards chaque semaine'],
    ['Son 350 euros mensuales más.', 'es', 'cobran 350 euros más al mes'],
    ["It's a monthly £60.", 'en', 'maintenance is £60 a month'],
    ['3 visits a week and 3 calls a day.', 'en', '3 calls a day, 3 visits a week'],
  ] as const)('are the author’s, or none: %s', (text, language, material) => {
    expect(found(text, language, material)).toEqual([]);
  });

  it('are fine where nobody gave a period, or another text has the same rate', () => {
    expect(found('It costs $1,900 a month.', 'en', 'it costs $1,900')).toEqual([]);
    expect(found('I charge $90 an hour.', 'en', '$400 a week', ['I charge $90 an hour.'])).toEqual([]);
  });
});

describe('Periods longer than a week', () => {
  it.each([
    ['Injuries are down from 14 a month to 5.', 'en', 'injuries down from 14 a quarter to 5', '14 a month'],
    ['Wir hatten 6 Kaminbrände im Monat.', 'de', 'Kaminbrände: 6 im Halbjahr, davor 9', 'im Monat'],
    ['Sechs Brände hatten wir im Quartal.', 'de', 'Brände: 6 im Halbjahr, davor 9', 'im Quartal'],
    [
      'Un saisonnier gagne 13 euros par jour.',
      'fr',
      "un saisonnier gagne 13 euros de l'heure",
      '13 euros par jour',
    ],
    [
      'Les analyses coûtent 240 euros par trimestre.',
      'fr',
      'analyses : 240 euros par semestre',
      '240 euros par trimestre',
    ],
    ['El contrato se revisa cada mes.', 'es', 'el contrato se revisa cada semestre', 'cada mes'],
    ['An inspector comes every six weeks.', 'en', 'we get two inspections a year', 'six weeks'],
    ['It pays 900 euros a quarter, 5,200 a year.', 'en', 'council pays 900 euros a quarter', '5,200'],
    ['It pays 900 euros a quarter. We are 3,600 a year.', 'en', 'council pays 900 euros a quarter', '3,600'],
    [
      'We used to strip the whole hall every month.',
      'en',
      'used to strip the whole hall every fortnight',
      'every month',
    ],
  ] as const)('are told as changed: %s', (text, language, material, rate) => {
    expect(found(text, language, material)).toContain(rate);
  });

  it.each([
    ['Every two weeks the hall is stripped.', 'en', 'we strip the hall every fortnight'],
    ['Twice a year each school pays 640 pounds.', 'en', 'schools pay per half-year, 640 pounds'],
    ['Batteries come to 24 euros a year.', 'en', 'batteries cost patients 6 euros a quarter'],
    ['Alle drei Monate werden die Geräte gewartet.', 'de', 'Wartung der Geräte einmal im Quartal'],
    ['Zwölf Krankheitstage hatte ich.', 'de', 'ich war zwölf Tage krank'],
    ['Deux semaines de fermeture en janvier.', 'fr', 'fermeture pendant une quinzaine en janvier'],
    ['On a payé 480 euros par an, 240 tous les six mois.', 'fr', 'analyses : 240 euros par semestre'],
    ['La hora se paga a 11,50 euros.', 'es', 'pagamos 11,50 euros por hora'],
    ['Cada dos semanas contamos todo.', 'es', 'hacemos inventario una vez por quincena'],
    ['An inspector comes every six months.', 'en', 'we get two inspections a year'],
    ['There is an open day every three months.', 'en', 'four open days a year'],
    ['Alle sechs Monate kommt eine Kontrolle.', 'de', 'zwei Kontrollen im Jahr'],
    ['It pays 900 euros every three months, 3,600 a year.', 'en', 'council pays 900 euros a quarter'],
    [
      'La ville verse 900 euros par trimestre, soit 3 600 par an.',
      'fr',
      'la ville verse 900 euros par trimestre',
    ],
  ] as const)('are the author’s in other words: %s', (text, language, material) => {
    expect(found(text, language, material)).toEqual([]);
  });
});

describe('Small numbers in words', () => {
  it.each([
    ['It took three guys.', '2 guys and a lift', ['three']],
    ['It took two guys.', '2 guys and a lift', []],
    ['It took two guys.', 'a lift', []],
    ['Three tickets are left.', '10 tickets, 7 sold', []],
    ['There are three reasons.', '2 reasons', []],
  ])('are claims where what was told counts the same: %s for %s', (text, material, words) => {
    expect(found(text, 'en', material)).toEqual(words);
  });

  it('that count nothing have no source in any figure of another text', () => {
    expect(found('4 by the door were bad.', 'en', '3 by the door were bad', ['We met at 4.'])).toEqual(['4']);
  });
});
