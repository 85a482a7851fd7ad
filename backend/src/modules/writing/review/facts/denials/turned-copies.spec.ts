import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { turnedCopies } from './turned-copies.js';

const found = (language: PostLanguage, notes: string, text: string) =>
  turnedCopies(text, language, [notes]).map(({ start, end }) => text.slice(start, end));

describe('A clause of the notes, repeated with a "not" more or less', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', "I'd buy it again.", 'I wouldn’t buy it again.'],
    [
      'en',
      'Would buy it again. The brakes cost me 900.',
      'The brakes cost me 900. I would not buy it again.',
    ],
    ['en', 'The owner did not believe the report.', 'The owner believed the report.'],
    ['en', 'The wall stands. Built in 1911.', 'The wall no longer stands. Built in 1911.'],
    ['en', 'Nobody on the night shift complained.', 'Everybody on the night shift complained.'],
    ['de', 'Der Chef hat mir nicht geglaubt.', 'Der Chef hat mir sofort geglaubt.'],
    ['de', 'Ich hab den Preis nie bereut.', 'Den Preis habe ich bereut.'],
    ['de', 'Die Waage stimmt noch.', 'Die Waage stimmt nicht mehr.'],
    ['fr', "Mon père n'a pas dormi avant l'ouverture.", "Mon père a bien dormi avant l'ouverture."],
    ['fr', 'La pompe marche encore.', 'La pompe ne marche plus.'],
    ['es', 'Mi padre no durmió en toda la noche.', 'Mi padre durmió bien en toda la noche.'],
    ['es', 'Nadie leyó el contrato antes de firmar.', 'Todos leyeron el contrato antes de firmar.'],
    ['es', 'La máquina todavía funciona.', 'La máquina ya no funciona.'],
    ['en', 'Visitors hardly ever find the back entrance.', 'Visitors find the back entrance.'],
    ['de', 'Die Gäste nutzen den Aufzug kaum.', 'Die Gäste nutzen den Aufzug häufig.'],
    ['fr', 'Les clients ouvrent rarement la brochure.', 'Les clients ouvrent souvent la brochure.'],
    ['es', 'Los vecinos apenas usan el ascensor.', 'Los vecinos usan mucho el ascensor.'],
  ])('is told: %s, %j, %j', (language, notes, text) => {
    expect(found(language, notes, text)).toHaveLength(1);
  });

  it.each<[PostLanguage, string, string]>([
    [
      'de',
      'Hab den Harvester nicht bestellt, der Nachbar schon.',
      'Den Harvester hat der Nachbar bestellt, ich nicht.',
    ],
    ['en', 'Visitors rarely find the back entrance.', 'Some visitors find the back entrance.'],
    ['en', 'Visitors rarely find the back entrance.', 'Visitors hardly ever find the back entrance.'],
    ['en', 'We hardly closed the door when the phone rang.', 'We closed the door and the phone rang.'],
    ['en', 'We barely made the deadline in May.', 'We made the deadline in May.'],
    ['de', 'Die Gäste nutzen den Aufzug selten.', 'Manchmal nutzen die Gäste den Aufzug.'],
    ['en', 'The first mould fit. The second mould did not fit.', 'The second mould did not fit.'],
    ['en', 'We stopped in June. We send reminders to nobody.', 'We no longer send reminders.'],
    ['en', 'We almost lost the order.', 'We did not lose the order.'],
    ['en', 'The apprentice forgot the drawings.', 'The apprentice did not have the drawings.'],
    ['en', 'He said the boiler was fine.', 'The boiler was not fine.'],
    ['en', 'She did not pay late.', 'She paid.'],
    ['en', 'He did not call us back.', 'I called them back.'],
    ['de', 'Die Säge lief am Montag nicht.', 'Die Säge lief am Dienstag.'],
    ['de', 'Früher haben wir jede Anfrage angenommen.', 'Jede Anfrage nehmen wir nicht mehr an.'],
    ['fr', 'Il a failli perdre le chantier.', "Il n'a pas perdu le chantier."],
    ['fr', "Le four ne chauffait que d'un côté.", "Le four chauffait d'un seul côté."],
    ['es', 'El pedido no llegó hasta el jueves.', 'El pedido llegó el jueves.'],
    ['es', 'Ninguno de los 12 inquilinos se fue.', 'Los 12 inquilinos se quedaron.'],
    ['es', 'No leo correos antes del mediodía.', 'Los correos los leo a partir del mediodía.'],
  ])('is fine where it says the same, or of something else: %s, %j, %j', (language, notes, text) => {
    expect(found(language, notes, text)).toEqual([]);
  });
});
