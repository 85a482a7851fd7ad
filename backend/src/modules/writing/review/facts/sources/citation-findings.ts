import type { TextRange } from '@drumbeat/domain';

/** What is cited by its number: a paragraph of a law or a guide, a standard. The number may be glued to letters: "C1.38", "24B". */
const CODE = String.raw`(?<code>\p{Lu}{0,2}-?\d[\p{L}\d]*(?:[.:/-]\d[\p{L}\d]*)*)`;
const CITED: readonly RegExp[] = [
  new RegExp(String.raw`§{1,2}\s?${CODE}`, 'gu'),
  new RegExp(
    String.raw`(?<!\p{L})(?:[Pp]aragraphs?|[Ss]ections?|[Aa]rt(?:\.|icles?|ikel|ículos?)|[Cc]lauses?|[Rr]egulation|[Rr]èglement(?: \p{Lu}{2})?|[Rr]eglamento|[Dd]irective|[Rr]ichtlinie|[Aa]bsatz|[Aa]bs\.|[Aa]partado|[Aa]linéa)\s${CODE}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:ISO|DIN|EN|ANSI|NF|BS|IEC|IEEE|VDI|ASTM|UNE|RFC|ASHRAE|OSHA|BGB|HGB|GoBD)(?:[ /-](?:EN|ISO|IEC))*[ -]${CODE}`,
    'gu',
  ),
];

/** The citations of the text whose number stands in no source: whoever is asked for a law or a standard makes one up. */
export function unsourcedCitations(text: string, sources: readonly string[]): TextRange[] {
  const known = sources.map(plain);
  return CITED.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter(
        ({ 0: match, groups }) => !known.some((source) => isCitedIn(source, match, groups?.['code'] ?? '')),
      )
      .map(({ 0: match, index }) => ({ start: index, end: index + match.length })),
  );
}

/** A bare number may be of anything: its "section" or "ISO" has to stand before it there, too. */
function isCitedIn(source: string, citation: string, code: string): boolean {
  const lead = plain(citation.slice(0, -code.length)).trim().split(/\s/u).at(-1) ?? '';
  const before = /^\d+$/u.test(code) ? `${lead.slice(0, LEAD)}\\S*\\s?` : '(?<![a-z0-9])';
  return new RegExp(`${before}${plain(code).replaceAll('.', '\\.')}(?![a-z0-9])`, 'u').test(source);
}

/** "Art." and "article" are one word. */
const LEAD = 3;

const plain = (text: string) => text.toLowerCase();
