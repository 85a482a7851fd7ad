import { describe, expect, it } from '@jest/globals';
import { spelledDenials } from './spelled-denials.js';

describe('Denials as they are typed', () => {
  it.each([
    ['the parents werent told, and we cant say why', 'en', "the parents weren't told, and we can't say why"],
    ['Didnt ask. I DONT know.', 'en', "Didn't ask. I DOn't know."],
    ['nix gesagt, net bezahlt und nich gefragt', 'de', 'nichts gesagt, nicht bezahlt und nicht gefragt'],
    ['Das ist nett, im Net steht: kein Magnet.', 'de', 'Das ist nett, im Net steht: kein Magnet.'],
    ['le client dont je parle', 'fr', 'le client dont je parle'],
    ['we cant', null, 'we cant'],
  ] as const)('%s (%s) are read as %s', (text, language, spelled) => {
    expect(spelledDenials(text, language).text).toBe(spelled);
  });

  it('keep their places in the text as it was typed', () => {
    const text = 'They werent told. We hadnt asked, and nobody paid.';
    const { text: spelled, original } = spelledDenials(text, 'en');
    for (const part of ['They', 'told', 'We', 'asked', 'nobody paid.']) {
      const start = spelled.indexOf(part);
      const place = original({ start, end: start + part.length });
      expect(text.slice(place.start, place.end)).toBe(part);
    }
    const whole = original({ start: spelled.indexOf('We'), end: spelled.indexOf(',') });
    expect(text.slice(whole.start, whole.end)).toBe('We hadnt asked');
    const word = original({ start: 0, end: spelled.indexOf(' told') });
    expect(text.slice(word.start, word.end)).toBe('They werent');
  });
});
