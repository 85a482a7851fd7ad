/** A pasted text normalised for comparison: case, white space and Unicode form are ignored. */
export function comparablePaste(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
}
