import { quotationsIn } from './quotations.js';

/** In place of a quotation: no text of a user has it. */
export const HIDDEN = '\uE000';

/** The text changed, with all quotations as they were. */
export function besideQuotations(text: string, change: (said: string) => string): string {
  const quotations: string[] = [];
  const hidden = quotationsIn(text, 1)
    .toReversed()
    .reduce((said, { start, end }) => {
      quotations.push(text.slice(start, end));
      return `${said.slice(0, start)}${HIDDEN}${quotations.length - 1}${HIDDEN}${said.slice(end)}`;
    }, text);
  return change(hidden).replace(
    new RegExp(`${HIDDEN}(\\d+)${HIDDEN}`, 'gu'),
    (mark, index: string) => quotations[Number(index)] ?? mark,
  );
}
