import { standingFindings, type TextFinding, type TextRange } from '@drumbeat/domain';

/** Everywhere that a text has words that are not its author's. A rhythm is many sentences, and no place. */
export function foreignPlaces(text: string, findings: readonly TextFinding[]): TextRange[] {
  const once = new Map(findings.map((finding) => [finding.quotation, finding]));
  const everywhere = [...once.values()]
    .filter(({ kind, quotation }) => kind !== 'rhythm' && quotation !== '')
    // A finding has one place of its own, so there is one for each time that its words may be there.
    .flatMap((finding) => Array<TextFinding>(text.split(finding.quotation).length - 1).fill(finding));
  return standingFindings(text, everywhere).map(({ place }) => place);
}
