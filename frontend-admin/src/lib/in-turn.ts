export interface Refused<Item> {
  item: Item;
  why: string;
}

/** Does the same for each, one after the other: many at once would be felt by others. Returns those that were refused. */
export async function inTurn<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
): Promise<Refused<Item>[]> {
  const refused: Refused<Item>[] = [];
  for (const item of items) {
    await run(item).catch((error: unknown) =>
      refused.push({ item, why: error instanceof Error ? error.message : String(error) }),
    );
  }
  return refused;
}
