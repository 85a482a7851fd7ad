/** Of each class; a query of this length takes a few kilobytes. */
const REMEMBERED_MAX = 100;
const REMEMBERED_LENGTH_MAX = 500;

/**
 * Queries that were found good, and what was read from them. Lists are asked for as they were before: as they open, by everybody, and again
 * and again by a page that stays open. Checking a query costs more than all else that is ours in a request, and finds of the same one
 * always the same, as no rule of a query knows the time or the caller. What is kept is frozen, so that no request changes it for the next.
 */
export class GoodQueries {
  private readonly ofClass = new Map<unknown, Map<string, unknown>>();

  constructor(private readonly max = REMEMBERED_MAX) {}

  /** @param check what is read from the query; throws for one that is not good */
  async read(metatype: unknown, query: unknown, check: () => Promise<unknown>): Promise<unknown> {
    const text = JSON.stringify(query);
    const known = this.ofClass.get(metatype) ?? new Map<string, unknown>();
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered;
    const read = frozen(await check());
    if (text.length > REMEMBERED_LENGTH_MAX) return read;
    const [oldest] = known.keys();
    if (known.size >= this.max && oldest !== undefined) known.delete(oldest);
    this.ofClass.set(metatype, known.set(text, read));
    return read;
  }
}

function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
