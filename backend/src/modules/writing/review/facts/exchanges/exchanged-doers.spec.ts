import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { exchangedDoers } from './exchanged-doers.js';

const NOTES: Readonly<Record<PostLanguage, string>> = {
  en: `- Our trainee Nadia found it: cracked frame on hive 14.
- I called all 24 growers the same night. My father stayed home.
- Ruben voted for the label. I voted against it.`,
  de: `- Bemerkt hat den Riss unsere Monteurin Frau Sobek um 4:50 Uhr
- Ich habe alle 63 Vereine selbst angerufen`,
  fr: `- C'est mon neveu Titouan qui a réparé la trayeuse.
- J'ai prévenu les 24 fromagers moi-même, le soir.`,
  es: `- El horno lo arregló mi aprendiz Unai. Yo solo miré.
- Llamé yo mismo a las 45 tiendas.`,
};
const found = (language: PostLanguage, text: string) =>
  exchangedDoers(text, language, [NOTES[language]]).map(({ start, end }) => text.slice(start, end));

describe('Who did it, wherever in a draft it is told', () => {
  it.each<[PostLanguage, string]>([
    ['en', 'I found a cracked frame on hive 14.'],
    ['en', 'It was me who found the cracked frame.'],
    ['en', 'My father called all 24 growers the same night.'],
    ['en', 'Odile voted against it.'],
    ['de', 'Bemerkt habe ich den Riss um 4:50 Uhr.'],
    ['de', 'Alle 63 Vereine hat Jonas Petri angerufen.'],
    ['fr', "C'est moi qui ai réparé la trayeuse."],
    ['fr', 'Titouan a prévenu les 24 fromagers.'],
    ['es', 'Fui yo quien arregló el horno.'],
    ['es', 'Unai llamó a las 45 tiendas.'],
  ])('is marked where the notes have it of somebody else (%s): %s', (language, text) => {
    expect(found(language, text)).toEqual([text]);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'Nadia found a cracked frame on hive 14.'],
    ['en', 'It was Nadia who found the cracked frame.'],
    ['en', 'That night I called all 24 growers.'],
    ['en', 'I voted against it.'],
    ['en', 'I found out on Monday why it was so.'],
    ['de', 'Frau Sobek hat den Riss um 4:50 Uhr bemerkt.'],
    ['de', 'Alle 63 Vereine habe ich selbst angerufen.'],
    ['fr', "La trayeuse, c'est mon neveu Titouan qui l'a réparée."],
    ['fr', "Ce n'est pas moi qui ai réparé la trayeuse."],
    ['fr', "C'est moi qui ai prévenu les fromagers."],
    ['es', 'Fue Unai quien arregló el horno.'],
    ['es', 'Llamé a las 45 tiendas, una por una.'],
  ])('is fine where it is theirs (%s): %s', (language, text) => {
    expect(found(language, text)).toEqual([]);
  });

  it('has no doer in a note without a verb', () => {
    expect(
      exchangedDoers('On Wednesday I called the surveyor.', 'en', ['Weds call w/ the surveyor']),
    ).toEqual([]);
  });
});
