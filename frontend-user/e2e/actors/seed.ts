/** Numbers that a seed repeats: mulberry32. */
export interface Chance {
  /** At least 0, below `end`. */
  below(end: number): number;
  /** One of them, by their weights. */
  of<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (end) => Math.floor(next() * end),
    of: <Name extends string>(weights: Readonly<Record<Name, number>>) => {
      const names = Object.keys(weights) as Name[];
      let left = next() * names.reduce((sum, name) => sum + weights[name], 0);
      return names.find((name) => (left -= weights[name]) < 0) ?? names[0]!;
    },
  };
}
