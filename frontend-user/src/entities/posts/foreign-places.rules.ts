import { standingFindings, type TextFinding, type TextRange } from '@drumbeat/domain';

/** Everywhere that a text has words that are not its author's. A rhythm is many sentences, and no place. */
export function foreignPlaces(text: string, findings: readonly TextFinding[]): TextRange[] {
  const marked = findings.filter(({ kind }) => kind !== 'rhythm');
  return standingFindings(text, marked).map(({ place }) => place);
}
