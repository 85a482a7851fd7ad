import { describe, expect, it } from '@jest/globals';
import { unsourcedNumbers } from './number-findings.js';

const found = (material: string, text: string, language: 'en' | 'de' | 'fr' | 'es') =>
  unsourcedNumbers(text, language, { material: [material], known: [], ownPosts: [] }).map(({ place }) =>
    text.slice(place.start, place.end),
  );

describe('Times of day and fractions', () => {
  it.each([
    ['en', 'papers come after 6pm', 'Papers come after 6 pm.'],
    ['en', 'in April we moved the start from 9:00 to 7:15', 'Since April we start at 7:15.'],
    [
      'es',
      'en abril cambiamos la hora de salida de las 9:00 a las 7:15 para las fruterías',
      'En abril salimos a las 7:15.',
    ],
    ['en', 'the bell rang at 11 on market day', 'The bell rang at eleven.'],
    ['de', 'Läuten um 11 Uhr', 'Um elf Uhr läutete sie.'],
    ['fr', 'elle a sonné à 11 h', 'Elle a sonné à onze heures.'],
    [
      'fr',
      'elle a sonné à 11 h le jour du marché, les gens se sont arrêtés',
      'Elle a sonné à onze heures, le jour du marché.',
    ],
    ['es', 'sonó a las 11', 'Sonó a las once.'],
    ['en', 'the bell rang at 11', 'They laughed at two of us.'],
    ['en', 'stopped for Margaret 4/11/1963', 'It was stopped on 4 November.'],
    ['en', 'We met at 3.40pm.', 'We met at 3.40 in the afternoon.'],
    ['en', 'The train left at 18:05.', 'The train left at 6.05 in the evening.'],
    ['en', 'ferry 12.30pm', 'The ferry left at half past twelve.'],
    ['en', 'open 9am-5pm', 'We are open from 9 to 17:00.'],
    ['de', 'Termin um 15.30 Uhr.', 'Der Termin war um 15:30 Uhr.'],
    ['de', 'Anruf 7.20', 'Der Anruf kam um 7:20 Uhr.'],
    ['de', 'Wir öffnen um 7:45.', 'Wir öffnen um Viertel vor acht.'],
    ['fr', 'Rendez-vous à 14h30.', 'Rendez-vous à 14 h 30.'],
    ['fr', 'Rdv 9h, fin 11h30', 'Le rendez-vous de 9 heures a fini à onze heures et demie.'],
    ['fr', 'réunion, fin 17h', 'La réunion a fini à 17 heures.'],
    ['es', 'Cita a las 20:15.', 'La cita era a las ocho y cuarto de la tarde.'],
    ['es', 'guardias de noche', 'De esas en que te llaman a las cuatro de la mañana.'],
    ['de', 'Nachtdienst', 'Um vier Uhr morgens klingelt es.'],
    ['es', 'Quedamos a las 17h.', 'Quedamos a las cinco de la tarde.'],
    ['en', 'approx. 3/4 of them pay late', 'Three quarters of them pay late.'],
    ['en', '½ of the staff left', 'Half of the staff left.'],
    ['en', 'Two thirds of them pay late.', '2/3 of them pay late.'],
    ['en', 'rating 4/5', 'A rating of four out of five.'],
    ['de', 'Ca. 2/3 davon schaffen die Werte.', 'Zwei Drittel davon schaffen die Werte.'],
    ['fr', 'env. 1/3 des clients paient', 'Un tiers des clients paient.'],
    ['es', '1/2 de los clientes paga tarde', 'La mitad de los clientes paga tarde.'],
  ] as const)('are the same written otherwise, in %s: %s', (language, material, text) => {
    expect(found(material, text, language)).toEqual([]);
  });

  it.each([
    ['en', 'papers come after 6pm', 'Papers come after 7 pm.', ['7 pm']],
    ['en', 'the bell rang at 11 on market day', 'The bell rang at ten.', ['ten']],
    ['en', 'The bell rang at eleven.', 'The bell rang at ten on Monday.', ['ten']],
    ['de', 'Läuten um 11 Uhr', 'Um zehn Uhr läutete sie.', ['zehn Uhr']],
    ['fr', 'elle a sonné à 11 h le jour du marché', 'Elle a sonné à dix heures.', ['dix heures']],
    ['es', 'sonó a las 11', 'Sonó a las diez.', ['diez']],
    ['en', 'We start at 5pm.', 'We start at 5 am.', ['start at 5 am']],
    ['en', 'ferry 12.30pm', 'The ferry left at half past one.', ['half past one']],
    ['de', 'Termin um 15.30 Uhr.', 'Der Termin war um 15:45 Uhr.', ['15:45 Uhr']],
    ['de', 'Wir öffnen um 7.30 Uhr.', 'Wir öffnen um halb neun.', ['halb neun']],
    ['fr', 'Réunion à 8h15.', 'La réunion était à huit heures et demie.', ['huit heures et demie']],
    ['es', 'Abro a las 8.30.', 'Abro a las nueve y media.', ['nueve y media']],
    ['en', 'approx. 3/4 of them pay late', 'Two thirds of them pay late.', ['Two thirds']],
    ['de', 'Ca. 2/3 davon schaffen die Werte.', 'Die Hälfte davon schafft die Werte.', ['Die Hälfte']],
    ['fr', 'env. 1/3 des clients paient', 'Un quart des clients paient.', ['Un quart des']],
    ['es', '1/2 de los clientes paga tarde', 'Un tercio de los clientes paga tarde.', ['Un tercio de']],
  ] as const)('are told where they are others, in %s: %s', (language, material, text, places) => {
    expect(found(material, text, language)).toEqual([...places]);
  });

  it('are not taken from how long something took', () => {
    expect(found('In den ersten fünf Stunden kam er nicht.', 'Er kündigte um 17 Uhr.', 'de')).toEqual([
      '17 Uhr',
    ]);
    expect(found('Es dauerte vier Monate.', 'Er kündigte um 16 Uhr.', 'de')).toEqual(['16 Uhr']);
  });
});
