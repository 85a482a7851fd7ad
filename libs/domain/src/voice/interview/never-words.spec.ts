import { describe, expect, it } from '@jest/globals';
import { neverWords } from './never-words.js';

describe('Words that somebody would never use', () => {
  it.each([
    [
      'I would never say leverage or "reach out", and not synergy either',
      ['leverage', 'reach out', 'synergy'],
    ],
    [
      'Never "circle back". And please nothing with deep dive or things like bandwidth.',
      ['circle back', 'deep dive', 'bandwidth'],
    ],
    ["I'd never write low-hanging fruit, it sounds like a brochure", ['low-hanging fruit']],
    ['Leidenschaft. Mehrwert und alles mit „nachhaltig“', ['Leidenschaft', 'Mehrwert', 'nachhaltig']],
    [
      'Ich würde nie Synergie oder Mehrwert sagen, und auch nicht ganzheitlich',
      ['Synergie', 'Mehrwert', 'ganzheitlich'],
    ],
    [
      "passion, savoir-faire d'exception ; et surtout pas « démarche »",
      ['passion', "savoir-faire d'exception", 'démarche'],
    ],
    [
      'Je ne dirais jamais « bienveillance » ni des mots comme valeur ajoutée',
      ['bienveillance', 'valeur ajoutée'],
    ],
    ['No diría nunca "sinergia" ni cosas como valor añadido', ['sinergia', 'valor añadido']],
    [
      'Nunca usaría disruptivo o empoderar, y tampoco resiliencia',
      ['disruptivo', 'empoderar', 'resiliencia'],
    ],
    ['synergy, leverage and ecosystem', ['synergy', 'leverage', 'ecosystem']],
    ['leverage, synergy and reach out', ['leverage', 'synergy', 'reach out']],
  ])('are heard in %j', (text, words) => {
    expect(neverWords(text)).toEqual(words);
  });

  it.each([
    'terms and conditions',
    'no pain no gain',
    'up and running',
    'Not a problem',
    'pas de souci',
    '"black and white"',
  ])('stay whole where they are one phrase: %s', (text) => {
    expect(neverWords(text)).toEqual([text.replaceAll('"', '')]);
  });

  it.each(['synergy, up and running', 'leverage; black or white, up and running'])(
    'are not torn at a word that says nothing alone: %s',
    (text) => {
      expect(neverWords(text)).toContain('up and running');
    },
  );
});
