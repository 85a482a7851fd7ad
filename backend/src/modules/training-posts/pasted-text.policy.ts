/** A pasted text as it is compared with others: neither case, nor spaces and line ends, nor the form of its letters tells two apart. */
export function comparablePaste(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
}
