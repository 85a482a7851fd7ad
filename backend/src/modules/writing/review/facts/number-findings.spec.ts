import { describe, expect, it } from '@jest/globals';
import { unsourcedNumbers } from './number-findings.js';

const found = (text: string, told: string, known: readonly string[] = []) =>
  unsourcedNumbers(text, 'en', { told: [told], known }).map(
    ({ kind, place }) => `${kind}: ${text.slice(place.start, place.end)}`,
  );

describe('The numbers of a text', () => {
  it.each([
    ['three reasons and twelve tips', ''],
    ['100% of it', ''],
    ['1 of them', ''],
    ['14 days', 'two weeks'],
    ['24 months', '2 years'],
    ['28,000 euros', 'it cost 28,000'],
    ['12 people', '12 clients'],
    ['a third of them', '33 percent of them'],
    ['a quarter of them', '5 of 20'],
    ['It doubled.', '40 clients, then 80 clients'],
    ['It halved.', '80 clients, then 40 clients'],
  ])('have their source: %s', (text, told) => {
    expect(found(text, told)).toEqual([]);
  });

  it.each([
    ['thirteen reasons', '', 'number: thirteen'],
    ['2 clients', '', 'number: 2 clients'],
    ['12 days', '12 weeks', 'unit: 12 days'],
    ['400 francs', '400 euros', 'unit: 400 francs'],
    ['400 francs', '300 euros, and 400 in all', 'unit: 400 francs'],
    ['12 days', 'twelve invoices', 'unit: 12 days'],
    ['a third of them', 'a quarter of them', 'number: a third of'],
    ['It tripled.', '40 clients, then 80 clients', 'number: tripled'],
    ['0.5 of it', '', 'number: 0.5'],
  ])('are told where they have none: %s', (text, told, finding) => {
    expect(found(text, told)).toEqual([finding]);
  });

  it('of what is known otherwise have to be of the same thing', () => {
    expect(found('12 weeks', '', ['12 weeks'])).toEqual([]);
    expect(found('12 weeks', '', ['12 invoices'])).toEqual(['number: 12 weeks']);
    expect(found('12 invoices', '', ['12 weeks'])).toEqual(['number: 12']);
  });
});
