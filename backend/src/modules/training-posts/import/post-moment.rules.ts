/** A LinkedIn id begins with its moment: milliseconds since 1970, above 22 other bits (LINKEDIN-26). */
const OTHER_BITS = 22n;
const EARLIEST = Date.UTC(2003, 4, 5);
const LATEST = Date.UTC(2100, 0, 1);

/** When the post with this URN was made, in ms since 1970; null for an id without a moment, as ids before 2014 were. */
export function momentOfUrn(urn: string): number | null {
  const id = /\d+$/.exec(urn)?.[0];
  if (id === undefined || id.length > 20) return null;
  const moment = Number(BigInt(id) >> OTHER_BITS);
  return moment > EARLIEST && moment < LATEST ? moment : null;
}
