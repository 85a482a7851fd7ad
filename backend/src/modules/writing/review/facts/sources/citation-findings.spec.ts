import { describe, expect, it } from '@jest/globals';
import { unsourcedCitations } from './citation-findings.js';

const found = (text: string, ...sources: string[]) =>
  unsourcedCitations(text, sources).map(({ start, end }) => text.slice(start, end));

describe('A citation', () => {
  it.each([
    ['Paragraph C1.38 of the guidance says so.', 'Paragraph C1.38'],
    ['Section 24B of the Act says so.', 'Section 24B'],
    ['ANSI S12.60 says so.', 'ANSI S12.60'],
    ['It is in ISO 9001.', 'ISO 9001'],
    ['§ 14 FBG Hessen sagt das.', '§ 14'],
    ['Die DIN EN ISO 9001 sagt das.', 'DIN EN ISO 9001'],
    ['L’article L12.4 le dit.', 'article L12.4'],
    ['Lo dice el artículo 14.', 'artículo 14'],
  ])('is a fact that needs its source: %s', (text, citation) => {
    expect(found(text, 'the guidance says so, with 114 pages, on 14 march')).toEqual([citation]);
    expect(found(text, `we read ${citation.toLowerCase()} of it`)).toEqual([]);
  });

  it.each(['We read three sections.', 'He sat in K-14.', 'An article of two pages.', 'ISO is a club.'])(
    'is none without a number of its own: %s',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});
