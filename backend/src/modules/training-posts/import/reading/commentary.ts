/**
 * The words of a post from a field of `Shares.csv`. Once the CSV is read, its lines may still be wrapped in quotes each, with a blank one
 * as `""` or `"`, and quotes of the text doubled once more (LINKEDIN-24). A text without these marks stays as it is.
 */
export function unwrappedCommentary(field: string): string {
  const lines = field.replace(/\r\n?/gu, '\n').split('\n');
  const last = lines.length - 1;
  const isWrapped =
    last > 0 &&
    lines.every(
      (line, place) => (place === last || line.endsWith('"')) && (place === 0 || line.startsWith('"')),
    );
  if (!isWrapped) return hasPairsAlone(field) ? field.replaceAll('""', '"') : field;
  const inner = lines.map((line, place) => {
    const end = place === last ? line : line.slice(0, -1);
    return place === 0 || end === '' ? end : end.slice(1);
  });
  return withoutOuterQuotes(inner.join('\n')).replaceAll('""', '"');
}

/** A quote that is not doubled begins or ends the field, not the text. */
function withoutOuterQuotes(text: string): string {
  const isOuter = /^"(?!")/u.test(text) && /(?<!")"$/u.test(text);
  return isOuter ? text.slice(1, -1) : text;
}

function hasPairsAlone(text: string): boolean {
  const runs = text.match(/"+/gu) ?? [];
  return runs.length > 0 && runs.every((run) => run.length % 2 === 0);
}
