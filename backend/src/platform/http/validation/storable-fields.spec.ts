import { describe, expect, it } from '@jest/globals';
import { unstorableFields } from './storable-fields.js';

describe('A field that no database can store', () => {
  it('is found wherever it stands, and named by its path', () => {
    const request = { title: 'fine', tags: ['fine', 'a\0b'], author: { name: 'half \ud83d of a heart' } };
    expect(unstorableFields(request).map(({ field }) => field)).toEqual(['tags.1', 'author.name']);
  });

  it('is not every unusual one: emoji, accents, line ends and empty values are fine', () => {
    const fine = { text: '👩‍🚀 déjà vu\r\n\t"quoted"', empty: '', nothing: null, count: 3, yes: true };
    expect(unstorableFields(fine)).toEqual([]);
    expect(unstorableFields(undefined)).toEqual([]);
  });

  it('is one that nests deeper than any stack goes', () => {
    const depth = 100_000;
    const request: unknown = JSON.parse(`{"pillars":${'['.repeat(depth)}${']'.repeat(depth)}}`);
    expect(unstorableFields(request)).toMatchObject([{ message: 'pillars is nested too deeply' }]);
  });
});
