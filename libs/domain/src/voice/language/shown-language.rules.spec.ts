import { describe, expect, it } from '@jest/globals';
import { languageOfFewWords, shownLanguage } from './shown-language.rules.js';

describe('The language that a text shows', () => {
  it.each([
    ['en', 'We raised our prices by 20% in May, and not one client left us.'],
    [
      'en',
      "- raised a client's prices 20% in May\n- sales team said we'd lose a third\n- 214 customers, 3 left",
    ],
    ['de', 'Das Lager liest drei davon, die anderen druckt man aus und heftet sie ab.'],
    ['de', 'Nutzertest mit Herrn Krause, sollte ein Konto anlegen, fand den Knopf nicht'],
    ['fr', "J'ai regardé travailler Nadia pendant une heure, et personne ne l'avait fait avant."],
    ['es', 'El diagnóstico empieza con una pregunta, no con un ordenador.'],
  ])('is %s where its small words are: %s', (language, text) => {
    expect(shownLanguage(text)).toBe(language);
  });

  it.each([
    [
      'Portuguese',
      'O cliente perguntou se o preço subia também, e eu disse que não, mas que a qualidade era outra.',
    ],
    [
      'Italian',
      'Il cliente mi ha chiesto se il prezzo saliva anche per lui, e io ho detto che non era così.',
    ],
    ['Dutch', 'De klant vroeg of de prijs ook voor hem omhoog ging, en ik zei dat het niet anders kon.'],
    [
      'Swedish',
      'Kunden frågade om priset också gick upp för honom, och jag sade att det inte fanns något annat.',
    ],
    [
      'Polish',
      'Klient zapytał, czy cena wzrośnie także dla niego, a ja powiedziałem, że nie ma innego wyjścia.',
    ],
    ['Greek', 'Ο πελάτης ρώτησε αν η τιμή ανεβαίνει και για αυτόν.'],
    ['a subject', 'Onboarding'],
    ['a name', 'El Corte Inglés'],
    ['nothing', ''],
  ])('is none of the four for %s', (_, text) => {
    expect(shownLanguage(text)).toBeNull();
  });
});

describe('A few words', () => {
  it.each([
    ['Preise erhöht, drei Kunden weg', 'de'],
    ['Prix augmentés, trois clients partis', 'fr'],
    ['Subimos los precios un 20%', 'es'],
    ['Onboarding took three weeks', 'en'],
    ['Łukasz left us on Monday', 'en'],
    ['Aumentei os preços e perdi três clientes', 'other'],
    ['Il cliente ha chiesto uno sconto', 'other'],
    ['Podnieśliśmy ceny, trzech klientów odeszło', 'other'],
    ['De klant vroeg om korting', 'other'],
    ['Vi höjde priset och kunden blev', 'other'],
    ['Мы подняли цены', 'other'],
    ['値段を上げた', 'other'],
    ['Pricing', null],
    ['Acme', null],
  ])('show their language: %s', (text, language) => {
    expect(languageOfFewWords(text)).toBe(language);
  });
});
