import { PROMPT_LIMITS, PROMPT_TYPES, type PromptListFilter, type PromptType } from '@drumbeat/domain';

/** The library's segments; "All" includes everything. */
export const LIBRARY_VIEWS = ['all', 'used', 'archived', 'favorites'] as const;
export type LibraryView = (typeof LIBRARY_VIEWS)[number];

/** The filter, as stored in the address. */
export interface LibraryFilter {
  search: string;
  type: PromptType | null;
  /** A pillar number. */
  theme: number | null;
  status: LibraryView;
}

export const NO_FILTER: LibraryFilter = { search: '', type: null, theme: null, status: 'all' };

/** Reads the address; invalid values are left out. */
export function libraryFilterOf(address: URLSearchParams): LibraryFilter {
  const theme = Number(address.get('theme'));
  return {
    search: (address.get('search') ?? '').trim().slice(0, PROMPT_LIMITS.search),
    type: PROMPT_TYPES.find((type) => type === address.get('type')) ?? null,
    theme: Number.isInteger(theme) && theme > 0 && theme <= 1_000 ? theme : null,
    status: LIBRARY_VIEWS.find((view) => view === address.get('status')) ?? 'all',
  };
}

/** The address with a changed filter; what is not set is not in it, and everything else stays. */
export function withLibraryFilter(address: URLSearchParams, change: Partial<LibraryFilter>): URLSearchParams {
  const { search, type, theme, status } = { ...libraryFilterOf(address), ...change };
  const changed = new URLSearchParams(address);
  const values = { search, type, theme: theme?.toString(), status: status === 'all' ? null : status };
  for (const [name, value] of Object.entries(values)) {
    if (value) changed.set(name, value);
    else changed.delete(name);
  }
  return changed;
}

/** The filter in the API's format. */
export function listFilterOf({ search, type, theme, status }: LibraryFilter): PromptListFilter {
  return {
    ...(search ? { search } : {}),
    ...(type ? { type } : {}),
    ...(theme ? { theme } : {}),
    ...(status === 'used' || status === 'archived' ? { status } : {}),
    ...(status === 'favorites' ? { favorite: true } : {}),
  };
}
