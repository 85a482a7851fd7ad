import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { libraryFilterOf, withLibraryFilter, type LibraryFilter } from '../library-filter';

/** The library's filter, kept in the address: a reload and a shared link show the same prompts. */
export function useLibraryFilter(): [
  filter: LibraryFilter,
  change: (change: Partial<LibraryFilter>) => void,
] {
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(() => libraryFilterOf(address), [address]);
  const change = useCallback(
    (part: Partial<LibraryFilter>) =>
      setAddress((now) => withLibraryFilter(now, part), { replace: true, preventScrollReset: true }),
    [setAddress],
  );
  return [filter, change];
}
