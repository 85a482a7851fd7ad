import { describe, expect, it } from '@jest/globals';
import { quotationsIn } from '../../../reading/sentences/quotations.js';
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
    ["She said 'you saved our year'."],
    ['Sie sagte ‚you saved our year‘.'],
  ])('are what stands in the marks of any language: %s', (text) => {
    expect(quoted(text)).toEqual(['you saved our year']);
  });

  it('are lines behind dashes too, where somebody talks, and not where they are a list', () => {
    expect(quoted('— ¿Quién ha llamado hoy?\n— Nadie ha llamado hoy, dijo Pilar.')).toEqual([
      '¿Quién ha llamado hoy?',
      'Nadie ha llamado hoy',
    ]);
    expect(quoted('– Clients to call\n– Invoices to write today')).toEqual([]);
  });

  it('are no apostrophes', () => {
    expect(quoted("The owners' books and the clients' calls, rock 'n' roll, and it's ours.")).toEqual([]);
    expect(quoted("She said 'I don't know why' to us.")).toEqual(["I don't know why"]);
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

  it('are asked for their source in a word or two, where somebody is said to have said them', () => {
    const text = 'Elle m’a dit : « Enfin ! »';
    expect(
      unsourcedQuotations(text, ['elle est passée']).map(({ start, end }) => text.slice(start, end)),
    ).toEqual(['Enfin !']);
    expect(unsourcedQuotations(text, ['elle : enfin'])).toEqual([]);
    expect(unsourcedQuotations('It is a “win” for us.', [])).toEqual([]);
  });
});
