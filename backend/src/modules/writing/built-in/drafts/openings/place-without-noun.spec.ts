import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { beginsAtUnnamedPlace } from './place-without-noun.js';
import { leansOnBefore } from './leaning.js';

describe('A first word of place', () => {
  it.each<[PostLanguage, string]>([
    ['en', 'Inside were forty rolls of film, still sealed.'],
    ['en', 'Outside, 12 people waited in the rain.'],
    ['en', 'Behind it stood a boiler from 1961.'],
    ['en', 'On top lay 300 keys without a label.'],
    ['de', 'Darin lagen vierzig Filmrollen, alle versiegelt.'],
    ['de', 'Draußen warteten 12 Leute im Regen.'],
    ['de', 'Dahinter stand ein Kessel von 1961.'],
    ['fr', 'Dedans, il y avait quarante pellicules scellées.'],
    ['fr', 'Derrière se trouvait une chaudière de 1961.'],
    ['fr', "À l'intérieur dormaient 300 clés."],
    ['es', 'Dentro había cuarenta carretes sin abrir.'],
    ['es', 'Detrás estaba una caldera de 1961.'],
    ['es', 'Encima quedaban 300 llaves sin etiqueta.'],
  ])('leans on the noun that it leaves out (%s): %s', (language, sentence) => {
    expect(beginsAtUnnamedPlace(sentence, language)).toBe(true);
    expect(leansOnBefore(sentence, [], language)).toBe(true);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'Inside the tin were forty rolls of film.'],
    ['en', 'Outside London nobody pays that.'],
    ['en', 'There were forty rolls of film in the tin.'],
    ['en', 'Above all a boiler needs water.'],
    ['de', 'Oben im Regal lagen vierzig Filmrollen.'],
    ['de', 'Draußen vor dem Tor warteten 12 Leute.'],
    ['fr', 'Derrière la porte dormaient 300 clés.'],
    ['fr', "À côté de l'usine, un loyer coûte 900 euros."],
    ['es', 'Dentro de la caja había cuarenta carretes.'],
    ['es', 'Detrás del muro estaba una caldera.'],
  ])('with its noun names a place (%s): %s', (language, sentence) => {
    expect(beginsAtUnnamedPlace(sentence, language)).toBe(false);
  });
});
