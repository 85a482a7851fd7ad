import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { exchangedQuotations } from './exchanged-quotations.js';

const found = (language: PostLanguage, notes: string, text: string) =>
  exchangedQuotations(text, language, [notes]).map(({ start, end }) => text.slice(start, end));

describe('What somebody said', () => {
  it.each<[PostLanguage, string, string]>([
    [
      'en',
      'Petra said "the pump is fine". Uwe said "the pump is dead".',
      'Uwe said "the pump is fine". Petra said "the pump is dead".',
    ],
    [
      'de',
      'Petra: „Die Pumpe ist in Ordnung.“ Uwe: „Die Pumpe ist hin.“',
      '„Die Pumpe ist hin“, sagte Petra. „Die Pumpe ist in Ordnung“, sagte Uwe.',
    ],
    [
      'fr',
      'Petra a dit « la pompe tourne ». Uwe a dit « la pompe est morte ».',
      'Uwe a dit « la pompe tourne ». Petra a dit « la pompe est morte ».',
    ],
    [
      'es',
      'Ella dijo «la bomba funciona». Él dijo «la bomba está muerta».',
      'Él dijo «la bomba funciona». Ella dijo «la bomba está muerta».',
    ],
  ])('is told where another one says it: %s, %j, %j', (language, notes, text) => {
    expect(found(language, notes, text)).toHaveLength(2);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'Stan: "bring it over, I have room"', 'I said: "bring it over, I have room."'],
    ['de', 'Merle sagte: „da hört man nichts“', 'Ich sagte: „da hört man nichts“.'],
  ])('is told where the author says it instead: %s, %j, %j', (language, notes, text) => {
    expect(found(language, notes, text)).toHaveLength(1);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'Answer: "bring it over, I have room"', 'I said: "bring it over, I have room."'],
    ['en', 'I told Stan: "bring it over, I have room"', 'I said: "bring it over, I have room."'],
    [
      'en',
      'Petra said "the pump is fine". Uwe said "the pump is dead".',
      '"The pump is dead," said Uwe. Petra said "the pump is fine".',
    ],
    [
      'en',
      'Petra said "the pump is fine". Uwe said "the pump is dead".',
      'She said "the pump is fine". He said "the pump is dead".',
    ],
    [
      'en',
      'Petra said "the pump is fine". Uwe said "the pump is dead".',
      'My plumber said "the pump is dead".',
    ],
    ['de', '„Die Pumpe ist hin.“ Petra und Uwe waren sich einig.', 'Uwe sagte: „Die Pumpe ist hin.“'],
  ])('is fine where it is theirs, or may be: %s, %j, %j', (language, notes, text) => {
    expect(found(language, notes, text)).toEqual([]);
  });
});
