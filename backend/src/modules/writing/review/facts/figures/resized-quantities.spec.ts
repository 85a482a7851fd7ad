import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { resizedQuantities } from './resized-quantities.js';

const found = (language: PostLanguage, notes: string, text: string) =>
  resizedQuantities(text, language, [notes]).map(({ start, end }) => text.slice(start, end).trim());

describe('An amount in another unit', () => {
  it.each([
    ['en', 'I tuned the piano a semitone down.', 'I tuned the piano a tone down.', 'a tone'],
    ['en', 'The boiler needs half an hour.', 'The boiler needs half a minute.', 'half a minute'],
    ['de', 'Die Probefahrt kostet uns einen Abend.', 'Uns kostet die Probefahrt eine Woche.', 'eine Woche'],
    ['en', 'three metres of swell', 'There were three knots of swell.', 'three knots'],
    ['de', 'Der Riss ist 5 mm breit.', 'Der Riss ist 5 cm breit.', '5 cm'],
    ['de', 'Die Orgel steht einen Halbton tiefer.', 'Die Orgel steht einen Ganzton tiefer.', 'einen Ganzton'],
    ['fr', 'On vide la cuve en une demi-heure.', 'On vide la cuve en une demi-journée.', 'une demi-journée'],
    ['es', 'La grieta mide tres milímetros.', 'La grieta mide tres metros.', 'tres metros'],
    ['en', 'moved 6 tonnes of gravel by hand', 'We moved 6 metres of gravel by hand.', '6 metres'],
    ['de', '6 Tonnen Kies von Hand bewegt', 'Von Hand haben wir 6 Meter Kies bewegt.', '6 Meter'],
    ['en', 'waited a week for the permit', 'We waited a month for the permit.', 'a month'],
    [
      'de',
      'eine Woche auf die Genehmigung gewartet',
      'Einen Monat auf die Genehmigung gewartet.',
      'Einen Monat',
    ],
    ['fr', 'on a attendu une semaine pour le permis', 'On a attendu un mois pour le permis.', 'un mois'],
    ['es', 'esperamos una semana el permiso', 'Esperamos un mes el permiso.', 'un mes'],
    [
      'en',
      'We ship in four days. The old carrier needed four weeks.',
      'We ship in four weeks.',
      'four weeks',
    ],
    ['de', '7 hektar, vom vater geerbt', 'Er hat 7 Ar geerbt.', '7 Ar'],
    ['de', '300 festmeter käferholz', '300 Kubikmeter Käferholz.', '300 Kubikmeter'],
    ['en', '46 square metres of cloth', 'It took 46 square feet of cloth.', '46 square feet'],
    ['fr', '12 stères livrés à Langres', '12 tonnes livrées à Langres.', '12 tonnes'],
    ['en', 'we waited 45 minutes for the ferry', 'We waited half an hour for the ferry.', 'half an hour'],
    ['de', 'eine Viertelstunde gewartet', 'Wir haben eine halbe Stunde gewartet.', 'halbe Stunde'],
    ['fr', "on a attendu un quart d'heure", 'On a attendu une demi-heure.', 'une demi-heure'],
    ['es', 'esperamos un cuarto de hora', 'Esperamos media hora.', 'media hora'],
    ['en', 'the dose was 5 mg', 'The dose was 5 g.', '5 g'],
    ['es', 'finca de olivos, 9 hectáreas', '9 fanegas de olivos.', '9 fanegas'],
  ] as const)('is found (%s): %s', (language, notes, text, amount) => {
    expect(found(language, notes, text)).toEqual([amount]);
  });

  it.each([
    ['en', 'The shelf sagged by 4 millimetres.', 'The shelf sagged 4 mm.'],
    ['en', 'It took two weeks.', 'It took 14 days.'],
    ['en', 'It took us one hour.', 'Give me a minute.'],
    ['en', 'We ship in four days. The old carrier needed four weeks.', 'The old carrier took four weeks.'],
    ['en', 'The lorry carries 6 tons of gravel.', 'The lorry carries 6 tonnes of gravel.'],
    ['en', '6 tonnes of gravel, and a bed of gravel 6 metres long', 'The bed of gravel is 6 metres long.'],
    ['en', 'It takes a week.', 'Once a year I go there.'],
    ['de', 'Wir haben 15 min gewartet.', 'Eine Viertelstunde haben wir gewartet.'],
    ['fr', "On a attendu trois quarts d'heure.", 'On a attendu 45 minutes.'],
    ['de', 'Die Wand ist 2 m lang.', 'Die Wand misst 200 cm.'],
    ['fr', 'La planche fait 2 mètres. On a perdu 2 kilos.', 'On a perdu 2 kilos.'],
    ['en', 'Seven hectares. 12 lambs came back.', 'Seven are back.'],
  ] as const)('is none where it is the same, or of something else (%s): %s', (language, notes, text) => {
    expect(found(language, notes, text)).toEqual([]);
  });
});
