import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { contradictionsIn } from '../contradictions.js';

const found = (language: PostLanguage, notes: string, text: string) =>
  contradictionsIn(text, language, [notes]).map(({ start, end }) => text.slice(start, end));

describe('What one clause of two denies', () => {
  it.each<[PostLanguage, string, string]>([
    [
      'en',
      "I didn't charge him, and we talked all afternoon.",
      'I charged him, and we talked all afternoon.',
    ],
    ['en', "It didn't rain but the river rose.", "It rained but the river didn't rise."],
    ['en', "It wasn't me who found the leak, it was Sean.", 'I found the leak.'],
    ['de', 'Er kam nicht, aber sie rief an.', 'Er kam, aber sie rief nicht an.'],
    ['de', 'Ich habe ihm nichts berechnet, und wir haben geredet.', 'Ich habe ihm etwas berechnet.'],
    ['fr', "Je n'ai pas facturé, et on a parlé longtemps.", "J'ai facturé, et on a parlé longtemps."],
    ['fr', "Il n'a pas plu, mais la rivière a monté.", "Il a plu, mais la rivière n'a pas monté."],
    ['es', 'No cobré, y hablamos toda la tarde.', 'Cobré, y hablamos toda la tarde.'],
    ['es', 'No cobré, y hablamos toda la tarde.', 'Cobré, y no hablamos en toda la tarde.'],
    ['es', 'No vendí el rebaño, y llamé a mi hermano.', 'Vendí el rebaño, y no llamé a mi hermano.'],
  ])('is not denied by a "not" elsewhere: %s, %j, %j', (language, notes, text) => {
    expect(found(language, notes, text)).not.toEqual([]);
  });

  it.each<[PostLanguage, string, string]>([
    [
      'en',
      "I didn't charge him, and we talked all afternoon.",
      "We talked all afternoon. I didn't charge him.",
    ],
    ['de', 'Er kam nicht, aber sie rief an.', 'Sie rief an, er kam nicht.'],
    ['fr', "Je n'ai pas facturé, et on a parlé longtemps.", "On a parlé longtemps, et je n'ai pas facturé."],
    ['es', 'No cobré, y hablamos toda la tarde.', 'Hablamos toda la tarde, y no cobré.'],
    [
      'fr',
      'Cinq de recalés sur douze, et ma rousse a été acceptée.',
      'Cinq brassins sur douze ont été recalés, pas ma rousse.',
    ],
    ['en', "It wasn't me who found the leak, it was Sean.", 'Sean found the leak on the late shift.'],
    ['de', 'Nicht ich habe das Leck gefunden, der Meister war es.', 'Der Meister hat das Leck gefunden.'],
    ['fr', "Ce n'est pas moi qui ai trouvé la fuite, c'est Luc.", 'Luc a trouvé la fuite.'],
    ['es', 'No fui yo quien encontró la fuga, fue Luis.', 'Luis encontró la fuga.'],
    [
      'es',
      'No vendí el rebaño, y llamé a mi hermano.\nVendemos queso en mayo, y no es mérito del distribuidor.',
      'No vendí el rebaño.',
    ],
  ])('may stand in another order: %s, %j, %j', (language, notes, text) => {
    expect(found(language, notes, text)).toEqual([]);
  });
});
