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
  // The router returns the rendered address, which can be an earlier change's. A change right after another one has to
  // start from the other's target, or it would undo it.
  const rendered = useRef(address);
  const asked = useRef<readonly URLSearchParams[]>([]);
  useEffect(() => {
    const at = asked.current.findLastIndex((one) => `${one}` === `${address}`);
    // An address that no change asked for ends them all.
    asked.current = at < 0 ? [] : asked.current.slice(at + 1);
    rendered.current = address;
  }, [address]);
  const change = useCallback(
    (part: Partial<LibraryFilter>) => {
      const next = withLibraryFilter(asked.current.at(-1) ?? rendered.current, part);
      asked.current = [...asked.current, next];
      setAddress(next, { replace: true, preventScrollReset: true });
    },
    [setAddress],
  );
  return [filter, change];
}
