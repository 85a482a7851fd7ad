import type { TextRange } from '@drumbeat/domain';
import { quotationsIn, quotedWords } from '../../reading/quotations.js';

/** The quotations that no source has word for word. */
export function unsourcedQuotations(text: string, sources: readonly string[]): TextRange[] {
  const quotations = quotationsIn(text);
  if (quotations.length === 0) return [];
  const said = sources.map((source) => ` ${quotedWords(source).join(' ')} `);
  return quotations.filter(({ start, end }) => {
    const words = ` ${quotedWords(text.slice(start, end)).join(' ')} `;
    return !said.some((source) => source.includes(words));
  });
}
