import { describe, expect, it } from '@jest/globals';
import { unsourcedNegations } from './negation-findings.js';

const found = (text: string, language: Parameters<typeof unsourcedNegations>[1], told: string) =>
  unsourcedNegations(text, language, [told]).map(({ start, end }) => text.slice(start, end));

describe('What a text denies', () => {
  it.each([
    ['We did not lose the client.', 'en', 'we lost the client'],
    ['We lost the client.', 'en', 'we did not lose the client'],
    ['Wir haben den Kunden nicht verloren.', 'de', 'wir haben den Kunden verloren'],
    ['Nous n’avons pas perdu le client.', 'fr', 'nous avons perdu le client'],
    ['No perdimos al cliente grande.', 'es', 'perdimos al cliente grande'],
  ] as const)('is told where the author said the opposite: %s', (text, language, told) => {
    expect(found(text, language, told)).toEqual([text]);
  });

  it.each([
    ['We did not lose the client.', 'en', 'we never lost the client'],
    ['We did not lose the client.', 'en', 'we wrote an invoice in the office'],
    ['Don’t lose the client.', 'en', 'we lost the client'],
    ['I am not saying that we lost the client.', 'en', 'we lost the client'],
    ['We did not sell below the price.', 'en', 'we sell above the price'],
    ['Nem veszítettük el az ügyfelet.', null, 'elveszítettük az ügyfelet'],
  ] as const)('is theirs where they said so, or only advice: %s', (text, language, told) => {
    expect(found(text, language, told)).toEqual([]);
  });
});
