import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { turnedChanges } from './turned-changes.js';

const found = (language: PostLanguage, notes: string, text: string) =>
  turnedChanges(text, language, [notes]).map(({ start, end }) => text.slice(start, end));

describe('A figure of more or less', () => {
  it.each<[PostLanguage, string, string]>([
    ['de', 'umsatz minus 4 prozent in dem monat', 'Umsatz plus 4 Prozent.'],
    ['de', 'umsatz minus 4 prozent in dem monat', 'Der Umsatz stieg um 4 Prozent.'],
    ['de', 'umsatz minus 4 prozent', 'Im selben Monat ist der Umsatz um 4 Prozent gestiegen.'],
    ['de', 'er zahlt jetzt 110 euro weniger', 'Er zahlt am Ende 110 Euro mehr.'],
    ['de', 'Der Umsatz ist um 4 % gewachsen.', 'Der Umsatz ist um 4 % gesunken.'],
    ['en', 'he pays 110 pounds less now', 'He pays 110 pounds more.'],
    ['en', 'revenue minus 4 percent', 'Revenue rose 4 percent.'],
    ['en', 'revenue minus 4 percent', 'Revenue is up 4%.'],
    ['en', 'Rents fell by 12 percent last year.', 'Last year rents climbed by 12 percent.'],
    ['fr', 'on gagne 9 000 euros de plus', 'On gagne 9 000 euros de moins.'],
    ['fr', 'il paie 110 euros de moins', 'Il paie 110 euros de plus.'],
    ['fr', 'chiffre d’affaires moins 4 %', 'Le chiffre d’affaires a augmenté de 4 %.'],
    ['fr', 'il rajoute 2 minutes au discours', 'Il enlève 2 minutes au discours.'],
    ['fr', 'deux minutes de plus pour le discours', 'Le discours, deux minutes de moins.'],
    ['es', 'las ventas bajaron, menos 4 %', 'Más 4 % en ventas.'],
    ['es', 'el alquiler subió un 12 por ciento', 'El alquiler bajó un 12 por ciento.'],
    ['es', 'paga 110 euros menos', 'Paga 110 euros más.'],
  ])('is told where it went the other way: %s, %j, %j', (language, notes, text) => {
    expect(found(language, notes, text)).toHaveLength(1);
  });

  it.each<[PostLanguage, string, string]>([
    ['de', 'umsatz minus 4 prozent in dem monat', 'Der Umsatz sank um 4 Prozent.'],
    ['de', 'er zahlt jetzt 110 euro weniger', 'Mehr als 110 Euro zahlt er nicht.'],
    ['de', 'Kosten minus 4 Prozent, Umsatz plus 4 Prozent', 'Die Kosten sanken um 4 Prozent.'],
    ['de', 'umsatz minus 4 prozent', 'Der Umsatz ist nicht um 4 Prozent gestiegen.'],
    ['de', 'er zahlt 110 euro weniger', 'Mir bleiben 110 Euro mehr.'],
    [
      'en',
      'we waited 3 weeks and revenue fell 4 percent',
      'After 3 weeks of more calls revenue fell 4 percent.',
    ],
    ['en', '- 4 percent of them left\n- 3 stayed', '4 percent of them left, and more came.'],
    ['en', 'revenue minus 4 percent', 'Did revenue rise 4 percent?'],
    ['en', 'It cost 110 pounds less.', 'We had paid more than 110 pounds too much.'],
    ['fr', 'il paie 110 euros de moins', 'Il paie 110 euros de moins, et plus de 40 clients le savent.'],
    ['es', 'paga 110 euros menos', 'Paga 110 euros menos y trabaja más.'],
  ])('is fine where it did not: %s, %j, %j', (language, notes, text) => {
    expect(found(language, notes, text)).toEqual([]);
  });
});
