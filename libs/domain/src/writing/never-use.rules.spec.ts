import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findNeverUsePhrases, neverUsePlaces } from './never-use.rules.js';

describe('never-use phrases', () => {
  it.each([
    ['We leverage SYNERGY.', 'synergy'],
    ['a game\n  changer!', 'game changer'],
    ['in today’s world', "in today's world"],
    ['ÜBER alles', 'über'],
    ['cafe\u0301 time', 'café'],
    ['really?! yes', '?!'],
    ['Go 🚀now', '🚀'],
    ['We use C++ daily', 'c++'],
    ['(delve)', 'delve'],
  ])('%p uses %p', (text, phrase) => {
    expect(findNeverUsePhrases(text, [phrase])).toEqual([phrase]);
  });

  it.each([
    ['synergyze', 'synergy'],
    ['unsynergy', 'synergy'],
    ['the gamechanger', 'game changer'],
    ['übersicht', 'über'],
    ['anything', ''],
    ['anything', '   '],
    ['abc', 'a.c'],
  ])('%p does not use %p', (text, phrase) => {
    expect(findNeverUsePhrases(text, [phrase])).toEqual([]);
  });

  it.each([
    ['We are leveraging it.', 'leverage'],
    ['She leveraged the list.', 'leverage'],
    ['There are synergies in this.', 'synergy'],
    ['We synergized all of it.', 'synergy'],
    ['We found a synergy there.', 'synergies'],
    ['These are game changers for us.', 'game changer'],
    ['They are disrupting the market.', 'disrupt'],
    ['It works seamlessly for us.', 'seamless'],
    ['We planned and planned.', 'planning'],
    ['Das sind die Synergien, die wir heben.', 'Synergie'],
    ['Wir haben das Produkt gepusht und es war gut.', 'pushen'],
    ['Das ist ein nachhaltiger Weg für uns.', 'nachhaltig'],
    ['Ich gebe keine Ratschläge und die nehme ich auch nicht.', 'Ratschlag'],
    ['Nous avons boosté les ventes.', 'booster'],
    ['Ce sont des synergies pour nous.', 'synergie'],
    ['C’est une équipe très impactante.', 'impactant'],
    ['Estamos potenciando a los equipos.', 'potenciar'],
    ['Son unas soluciones para todos.', 'solución'],
  ])('%p uses a form of %p', (text, phrase) => {
    expect(findNeverUsePhrases(text, [phrase])).toEqual([phrase]);
  });

  it.each([
    ['It is important to us.', 'import'],
    ['The university is in the city.', 'universe'],
    ['We use a number of them.', 'numb'],
    ['Die Organisation ist gut und sie ist da.', 'Organ'],
    ['Das Haus ist alt.', 'Hausse'],
    ['Leveraging kulcsszó', 'leverage'],
  ])('%p uses no form of %p', (text, phrase) => {
    expect(findNeverUsePhrases(text, [phrase])).toEqual([]);
  });

  it('have places in the text as it stands', () => {
    const text = 'We don’t  leverage.\nWe are leveraging “synergies”.';
    expect(
      neverUsePlaces(text, ['synergy', 'leverage']).map(({ start, end }) => text.slice(start, end)),
    ).toEqual(['leverage', 'leveraging', 'synergies']);
  });

  it('are reported in the order given, each once', () => {
    expect(findNeverUsePhrases('b and a and b', ['a', 'x', 'b', 'a'])).toEqual(['a', 'b']);
  });

  it('are found wherever they stand between spaces, and no phrase breaks the search', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), (phrase, before, after) => {
        const isBlank = phrase.normalize('NFKC').trim() === '';
        expect(findNeverUsePhrases(`${before} ${phrase} ${after}`, [phrase])).toEqual(
          isBlank ? [] : [phrase],
        );
      }),
    );
  });
});
