import type { TextRange } from '@drumbeat/domain';
import { perText } from '../../../reading/words/per-text.js';
import { quotationsIn, quotedWords, shortRepliesIn } from '../../../reading/sentences/quotations.js';

const asSaid = perText((text: string) => ` ${quotedWords(text).join(' ')} `);

/** The quotations that no source has word for word. */
export function unsourcedQuotations(text: string, sources: readonly string[]): TextRange[] {
  const quotations = [...quotationsIn(text), ...shortRepliesIn(text)];
  if (quotations.length === 0) return [];
  const said = sources.map(asSaid);
  return quotations.filter(({ start, end }) => {
    const words = asSaid(text.slice(start, end));
    return !said.some((source) => source.includes(words));
  });
}
