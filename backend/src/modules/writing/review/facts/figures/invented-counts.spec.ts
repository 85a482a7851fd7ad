import { describe, expect, it } from '@jest/globals';
import type { PostLanguage } from '@drumbeat/domain';
import { unsourcedNumbers } from './number-findings.js';

const NOTES: Readonly<Record<PostLanguage, string>> = {
  en: 'seven of the nine clips were at his gate. terry rings, insurance up eleven thousand',
  de: 'von 140 laiben war einer gerissen. der lehrling hat ihn am donnerstag gefunden',
  fr: '189 repas servis. 16 assiettes sur 20 revenues pleines. yvonne part vendredi',
  es: 'el lunes cerré la llave. 40 mil litros perdidos. chuy puso la válvula',
};
const POSTS: Readonly<Record<PostLanguage, string>> = {
  en: 'I trained four drivers last winter. All of them passed and all of them drive for the same firm in Goole.',
  de: 'Wir hatten vier Lehrlinge in einem Jahr. Alle sind geblieben, und einer hat heute einen eigenen Keller.',
  fr: 'Nous étions quatre cuisiniers ce jour-là. Personne ne voulait éplucher, alors on a chanté toute la matinée.',
  es: 'Fuimos cuatro albañiles en esa obra. Nadie quiso cavar, y por eso cavé yo toda la mañana del sábado.',
};
const marked = (text: string, language: PostLanguage) =>
  unsourcedNumbers(text, language, {
    material: [NOTES[language]],
    known: [POSTS[language]],
    ownPosts: [POSTS[language]],
  }).map(({ place }) => text.slice(place.start, place.end));

describe('A small count in words that no source has', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'Eleven drivers were hurt.', 'Eleven drivers'],
    ['en', 'Three drivers were hurt.', 'Three drivers'],
    ['en', 'I asked five managers.', 'five managers'],
    ['en', 'Two residents ended up in hospital.', 'Two residents'],
    ['en', 'We lost six lorries in the flood.', 'six lorries'],
    ['de', 'Sieben Kälber sind gestorben.', 'Sieben Kälber'],
    ['de', 'Zwei Kunden haben gekündigt.', 'Zwei Kunden'],
    ['de', 'Ich habe drei alte Kessel verkauft.', 'drei alte'],
    ['fr', 'Sept enfants ont vomi.', 'Sept enfants'],
    ['fr', 'Deux clients ont porté plainte.', 'Deux clients'],
    ['es', 'Siete albañiles se lastimaron.', 'Siete albañiles'],
    ['es', 'Dos clientes cancelaron el contrato.', 'Dos clientes'],
  ])('is marked (%s): %s', (language, text, words) => {
    expect(marked(text, language)).toEqual([words]);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'Four drivers passed last winter.'],
    ['en', 'Seven clips were at his gate.'],
    ['en', 'Two clips were not at his gate.'],
    ['en', 'Three things went wrong.'],
    ['en', 'If three people ask you the same, write it down.'],
    ['en', 'Give it two coffees.'],
    ['en', 'I had one or two doubts.'],
    ['en', 'Those two drivers know it.'],
    ['en', 'What would three drivers have done?'],
    ['de', 'Vier Lehrlinge sind geblieben.'],
    ['de', 'Ich stehe um vier Uhr auf.'],
    ['de', 'Die anderen drei wollten nicht.'],
    ['de', 'Zwei Dinge habe ich gelernt.'],
    ['de', 'Ein Laib war gerissen, eine Tür stand offen.'],
    ['de', 'Man sieht sich immer zwei Mal.'],
    ['fr', 'Quatre cuisiniers épluchaient.'],
    ['fr', 'J’ai appris deux choses.'],
    ['fr', 'Une assiette est un bulletin.'],
    ['es', 'Cuatro albañiles cavaron.'],
    ['es', 'Aprendí dos cosas.'],
    ['es', 'Si tres vecinos le preguntan, es verdad.'],
    ['es', 'Una alberca es un hoyo con agua.'],
  ])('is free where it was told, worked out or is a way of speaking (%s): %s', (language, text) => {
    expect(marked(text, language)).toEqual([]);
  });
});

describe('A small count in words where the notes have another', () => {
  const found = (language: PostLanguage, material: string, text: string) =>
    unsourcedNumbers(text, language, { material: [material], known: [], ownPosts: [] }).map(({ place }) =>
      text.slice(place.start, place.end),
    );

  it.each<[PostLanguage, string, string, string]>([
    ['es', 'llamé a los cuatro y quitamos cinco', 'Quitamos ocho.', 'ocho'],
    ['en', 'we stopped five on the road', 'We stopped eight.', 'eight'],
    ['en', 'no lights, two people on board asleep', 'Three people were asleep.', 'Three people'],
  ])('is told by its verb, or of people: %s, %j, %j', (language, material, text, place) => {
    expect(found(language, material, text)).toEqual([place]);
  });

  it.each<[PostLanguage, string, string]>([
    ['es', 'llamé a los cuatro y quitamos cinco', 'Quitamos cinco.'],
    ['es', 'quitamos cinco, después otros tres', 'Quitamos ocho.'],
    ['en', 'two people on board asleep', 'Two people were asleep.'],
    ['en', 'two people asleep', 'If three people ask you, stop.'],
  ])('is none that they have, or add up to: %s, %j, %j', (language, material, text) => {
    expect(found(language, material, text)).toEqual([]);
  });
});
