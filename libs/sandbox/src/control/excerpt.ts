const maxCharacters = 8_000;

/** The beginning of a text, copied: a plain slice would keep the whole original in memory as long as the log entry exists. */
export function excerpt(text: string): string {
  if (text.length <= maxCharacters) return text;
  return Buffer.from(text.slice(0, maxCharacters)).toString();
}
