import type { FilterValue } from './list-filter';

export type FilterValues = Readonly<Record<string, FilterValue | undefined>>;

/** What is chosen, and which choices the address does not have yet, the oldest first. */
export interface ChosenFilters {
  values: FilterValues;
  underway: readonly FilterValues[];
}

/** '' removes the filter. */
export function choose(chosen: ChosenFilters, field: string, value: FilterValue): ChosenFilters {
  const others = Object.entries(chosen.values).filter(([name]) => name !== field);
  const values = Object.fromEntries(value === '' ? others : [...others, [field, value]]);
  return { values, underway: [...chosen.underway, values] };
}

/**
 * The address follows a choice when its page is rendered, and by then the next one may be made: an address that is behind
 * takes nothing back. One that nobody chose here (a link, “back”, “Show all”) counts.
 */
export function arrive(chosen: ChosenFilters, address: FilterValues): ChosenFilters {
  const place = chosen.underway.findIndex((choice) => isSame(choice, address));
  if (place < 0) return { values: address, underway: [] };
  return { values: chosen.values, underway: chosen.underway.slice(place + 1) };
}

function isSame(one: FilterValues, other: FilterValues): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
