import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { libraryFilterOf, withLibraryFilter, type LibraryFilter } from '../library-filter';

/** The library's filter, kept in the address: a reload and a shared link show the same prompts. */
export function useLibraryFilter(): [
  filter: LibraryFilter,
  change: (change: Partial<LibraryFilter>) => void,
] {
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(() => libraryFilterOf(address), [address]);
  // The router returns the rendered address. A change right after another one has to start from the other's target,
  // or it would undo it.
  const asked = useRef(address);
  useEffect(() => {
    asked.current = address;
  }, [address]);
  const change = useCallback(
    (part: Partial<LibraryFilter>) => {
      asked.current = withLibraryFilter(asked.current, part);
      setAddress(asked.current, { replace: true, preventScrollReset: true });
    },
    [setAddress],
  );
  return [filter, change];
}
