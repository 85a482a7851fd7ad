/** The editable fields of a post's file. */
export interface MediaChoice {
  readonly id: string;
  readonly alt_text: string;
}

/** True where both name the same files in the same order with the same descriptions. */
export function sameMedia(a: readonly MediaChoice[], b: readonly MediaChoice[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ id, alt_text }, index) => b[index]?.id === id && b[index].alt_text === alt_text)
  );
}

/**
 * Merges an edit of a post's files based on `base` with the server's `theirs`: files and order are taken from the
 * server; a description written here stays, since that work would be lost.
 */
export function mergeMediaEdit<Item extends MediaChoice>(
  base: readonly MediaChoice[],
  mine: readonly MediaChoice[],
  theirs: readonly Item[],
): Item[] {
  const before = new Map(base.map(({ id, alt_text }) => [id, alt_text]));
  const written = new Map(mine.map(({ id, alt_text }) => [id, alt_text]));
  return theirs.map((item) => {
    const own = written.get(item.id);
    return own === undefined || own === before.get(item.id) ? item : { ...item, alt_text: own };
  });
}

/** The list with the item at `from` moved to `to`; the same list when either index is out of range. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const moved = list[from];
  if (moved === undefined || to < 0 || to >= list.length) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, moved);
}
