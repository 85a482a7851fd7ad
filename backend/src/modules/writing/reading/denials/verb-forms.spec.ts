import { describe, expect, it } from '@jest/globals';
import { hasFormOf, isFormOf } from './verb-forms.js';

describe('A word is a form of a verb', () => {
  it.each([
    ['held', 'hold', 'en'],
    ['picked', 'pick', 'en'],
    ['öffnete', 'öffnen', 'de'],
    ['geöffnet', 'öffnen', 'de'],
    ['ausgeschaltet', 'ausschalten', 'de'],
    ['zurückgenommen', 'zurücknehmen', 'de'],
    ['ouvert', 'ouvrir', 'fr'],
    ['joué', 'jouer', 'fr'],
    ['abrió', 'abrir', 'es'],
    ['pagó', 'pagar', 'es'],
  ] as const)('by its consonants and its beginning: %s of %s', (word, infinitive, language) => {
    expect(isFormOf(word, infinitive, language)).toBe(true);
  });

  it.each([
    ['closed', 'open', 'en'],
    ['painted', 'pay', 'en'],
    ['gekauft', 'verkaufen', 'de'],
    ['eingeschaltet', 'ausschalten', 'de'],
    ['fermé', 'ouvrir', 'fr'],
    ['cerró', 'abrir', 'es'],
  ] as const)('and no other: %s is none of %s', (word, infinitive, language) => {
    expect(isFormOf(word, infinitive, language)).toBe(false);
  });

  it('that is parted in its clause', () => {
    expect(hasFormOf(['der', 'händler', 'nahm', 'die', 'ware', 'zurück'], 'zurücknehmen', 'de')).toBe(true);
    expect(hasFormOf(['der', 'händler', 'nahm', 'die', 'ware'], 'zurücknehmen', 'de')).toBe(false);
  });
});
