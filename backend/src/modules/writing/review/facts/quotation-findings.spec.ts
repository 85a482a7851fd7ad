import { describe, expect, it } from '@jest/globals';
import { quotationsIn } from '../../reading/quotations.js';
import { unsourcedQuotations } from './quotation-findings.js';

const quoted = (text: string) => quotationsIn(text).map(({ start, end }) => text.slice(start, end));

describe('The quotations of a text', () => {
  it.each([
    ['She said “you saved our year”.'],
    ['She said "you saved our year".'],
    ['Sie sagte „you saved our year“.'],
    ['Elle a dit « you saved our year ».'],
    ['Sie sagte »you saved our year«.'],
    ['She said ‘you saved our year’.'],
  ])('are what stands in the marks of any language: %s', (text) => {
    expect(quoted(text)).toEqual(['you saved our year']);
  });

  it('have three words or more, and end in their line', () => {
    expect(quoted('A “quick win”, and 5" of "it\nis not" here')).toEqual([]);
  });

  it('have a source that says them word for word, however it is typed', () => {
    const text = 'She said “you didn’t save our year”.';
    const isFound = (...sources: string[]) => unsourcedQuotations(text, sources).length > 0;
    expect(isFound("You didn't save -- our YEAR!")).toBe(false);
    expect(isFound('you didn’t ｓａｖｅ our year')).toBe(false);
    expect(isFound('you didn’t save', 'our year')).toBe(true);
    expect(isFound('you didn’t save our years')).toBe(true);
  });
});
