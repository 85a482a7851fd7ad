/** Something that takes turns with others. */
export interface Weighted<Item> {
  readonly item: Item;
  /** Above 0; twice the weight is twice as often. */
  readonly weight: number;
}

/**
 * `count` turns, spread evenly by weight (smooth weighted round robin): with equal weights the items follow each other in
 * their order, and no item waits longer than its weight says.
 */
export function weightedTurns<Item>(items: readonly Weighted<Item>[], count: number): Item[] {
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  const turns = items.map(({ item, weight }) => ({ item, weight, credit: 0 }));
  return Array.from({ length: count }).flatMap(() => {
    for (const turn of turns) turn.credit += turn.weight;
    // Floating point must not break a tie.
    const most = Math.max(...turns.map(({ credit }) => credit)) - 1e-9;
    const next = turns.find(({ credit }) => credit >= most);
    if (next === undefined) return [];
    next.credit -= total;
    return [next.item];
  });
}

/** Penalty of a pair that was already combined. */
const MET_BEFORE = 2;

/**
 * For each turn of `others` the item that goes with it: the one that has waited longest for its weight, preferring
 * one not yet combined with this other, so that with equal weights all pairs occur.
 */
export function pairedTurns<Item, Other>(items: readonly Weighted<Item>[], others: readonly Other[]): Item[] {
  const turns = items.map(({ item, weight }) => ({ item, weight, count: 0, met: new Map<Other, number>() }));
  return others.map((other) => {
    const waits = turns.map(
      ({ weight, count, met }) => (count + 0.5 + MET_BEFORE * (met.get(other) ?? 0)) / weight,
    );
    const next = turns[waits.indexOf(Math.min(...waits))];
    if (next === undefined) throw new RangeError('There is no item to pair with');
    next.count += 1;
    next.met.set(other, (next.met.get(other) ?? 0) + 1);
    return next.item;
  });
}
