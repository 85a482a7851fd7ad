import { useState } from 'react';
import { useDebouncedCall } from '../../../lib/timing/use-debounced-call';

/** Debounce: long enough for the next letter, short enough to feel responsive. */
const SEARCH_DELAY_MS = 250;

/**
 * The text of the search field, ahead of the applied search. When the latter is changed by something else (the Back
 * button, "Clear filters"), the field follows.
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [followed, setFollowed] = useState(search);
  if (followed !== search) {
    setFollowed(search);
    if (typed.trim() === followed) setTyped(search);
  }
  const searchLater = useDebouncedCall(onSearch, SEARCH_DELAY_MS);
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      searchLater(text.trim());
    },
  };
}
