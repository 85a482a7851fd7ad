import { isFactFinding, standingFindings, type TextFinding, type TextRange } from '@drumbeat/domain';

/** Everywhere that a text has words that are not its author's. How it is written, as in its rhythm, is no such place. */
export function foreignPlaces(text: string, findings: readonly TextFinding[]): TextRange[] {
  const marked = findings.filter(isFactFinding);
  return standingFindings(text, marked).map(({ place }) => place);
}
