import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { exchangedAgents } from './exchanged-agents.js';

const found = (language: PostLanguage, notes: string, text: string) =>
  exchangedAgents(text, language, [notes]).map(({ start, end }) => text.slice(start, end));

describe('What somebody else did', () => {
  it.each<[PostLanguage, string, string, string]>([
    [
      'de',
      'Förderung 31.000 Euro, den Antrag hat meine Frau geschrieben, nicht ich',
      'Den Antrag habe ich selbst geschrieben.',
      'Den Antrag habe ich selbst geschrieben.',
    ],
    [
      'en',
      "The owner's brother wanted to patch the sail.",
      'I wanted to patch the sail.',
      'I wanted to patch the sail.',
    ],
    [
      'de',
      'die Firma davor hat die Steuerung getauscht',
      'Wir hatten die Steuerung getauscht.',
      'Wir hatten die Steuerung getauscht.',
    ],
    [
      'de',
      'meine schwester wollte die reben roden',
      'Ich wollte die Reben roden.',
      'Ich wollte die Reben roden.',
    ],
    ['fr', 'celle que mon voisin Yves voulait jeter', 'Je voulais la jeter.', 'Je voulais la jeter.'],
    ['es', 'mi tío quería cerrar, yo no', 'Yo quería cerrar.', 'Yo quería cerrar.'],
    [
      'en',
      'Ruth wrote the line on the board.',
      'I wrote the line on the board.',
      'I wrote the line on the board.',
    ],
    ['fr', 'Mme Gallet a réparé la chaudière.', "J'ai réparé la chaudière.", "J'ai réparé la chaudière."],
    ['fr', 'Sophie Gallet a réparé la chaudière.', "J'ai réparé la chaudière.", "J'ai réparé la chaudière."],
    [
      'es',
      'Maribel eligió los libros del pueblo.',
      'Yo elegí los libros del pueblo.',
      'Yo elegí los libros del pueblo.',
    ],
    [
      'es',
      'La maestra vendió los libros del pueblo.',
      'Vendí los libros del pueblo.',
      'Vendí los libros del pueblo.',
    ],
    ['de', 'Der Koch hat den Käse genommen.', 'Ich hab den Käse genommen.', 'Ich hab den Käse genommen.'],
  ])('is told where it is told as the author’s (%s): %s | %s', (language, notes, text, words) => {
    expect(found(language, notes, text)).toEqual([words]);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'my crew rebuilt the north wall', 'We rebuilt the north wall.'],
    ['en', 'last week rebuilt the north wall', 'I rebuilt the north wall.'],
    ['en', 'The tenant painted the fence. I painted the fence again.', 'I painted the fence.'],
    ['de', 'Die Firma hat die Pumpe nicht getauscht.', 'Wir haben die Pumpe getauscht.'],
    ['fr', 'Mon père a coupé le bois.', 'Mon père a coupé le bois et moi, j’ai regardé.'],
    ['fr', 'La première année je perds 8 000 euros par apprenti.', 'Je perds 8 000 euros par apprenti.'],
    ['es', 'La primera semana perdí dos terneros.', 'Yo perdí dos terneros.'],
    ['es', 'vendí los libros del pueblo, Maribel los eligió', 'Vendí los libros del pueblo.'],
    ['es', 'Nuria vendió las lentillas', 'Las lentillas las vendió Nuria.'],
  ])('is fine where it is theirs, or may be (%s): %s | %s', (language, notes, text) => {
    expect(found(language, notes, text)).toEqual([]);
  });
});

describe('What the author did, and what was done to them', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'I signed the lease on Friday.', 'Terry signed the lease on Friday.'],
    ['en', 'He paid the fine.', 'I paid the fine.'],
    ['en', 'The boss thanked me.', 'I thanked the boss.'],
    ['en', 'I went over and I shook his hand.', 'The captain shook his hand.'],
    ['fr', "il en reste alors que moi j'avais appelé l'assurance", "Mehdi avait appelé l'assurance."],
    ['fr', "J'ai appelé les 43 cavistes.", "Les 43 cavistes m'ont appelé."],
    ['es', 'Tardan. Y entonces cogí el coche.', 'El chaval cogió el coche.'],
    ['de', 'Ich habe die Rechnung geprüft.', 'Frau Kunz hat die Rechnung geprüft.'],
    ['de', 'Der Meister hat mich gelobt.', 'Ich habe den Meister gelobt.'],
    ['fr', "Le chef m'a remerciée.", "J'ai remercié le chef."],
    ['es', 'Yo pagué la grúa.', 'Marta pagó la grúa.'],
  ])('%s: of “%s” “%s” is told of somebody else', (language, notes, text) => {
    expect(found(language, notes, text)).toEqual([text]);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', `- Stan: "bring it over, I've got room till noon"`, 'He had room till noon.'],
    [
      'de',
      'Den Antrag habe ich geschrieben, den Zaun hat mein Bruder gebaut.',
      'Den Antrag habe ich selbst geschrieben.',
    ],
    ['en', 'Nobody looked at the list, including me.', "I hadn't looked at the list either."],
    ['en', 'We planted 200 hedges.', 'My team planted 200 hedges.'],
    ['en', 'I told the manager. The manager told the nurses.', 'The manager told the nurses.'],
    ['en', 'The boss thanked me. I thanked the boss.', 'I thanked the boss.'],
    ['de', 'Der Meister hat mich gelobt.', 'Gelobt hat mich der Meister.'],
  ])('%s: of “%s” “%s” may be said', (language, notes, text) => {
    expect(found(language, notes, text)).toEqual([]);
  });
});
