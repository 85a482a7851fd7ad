import { describe, expect, it } from '@jest/globals';
import { unsourcedLinks } from './link-findings.js';

const found = (text: string, ...sources: string[]) =>
  unsourcedLinks(text, sources).map(({ start, end }) => text.slice(start, end));

describe('A link that nobody gave', () => {
  it.each([
    ['The whole study: https://example.com/cash-flow.', 'https://example.com/cash-flow'],
    ['Read it (https://firm.co.uk/report) before you hire.', 'https://firm.co.uk/report'],
    ['More on www.retention-guide.com', 'www.retention-guide.com'],
    ['Alles steht auf lagerhelden.de.', 'lagerhelden.de'],
  ])('is found: %s', (text, link) => {
    expect(found(text)).toEqual([link]);
  });

  it('is none where the author gave it, in whatever spelling, and where it is none', () => {
    expect(found('Read it on www.firm.com/report.', 'see https://firm.com/report/')).toEqual([]);
    expect(found('Read it on firm.com/other.', 'see https://firm.com/report')).toEqual(['firm.com/other']);
    expect(found('Write to dana@firm.com, e.g. today. It was 3.5 times z.B. mehr.')).toEqual([]);
  });
});
