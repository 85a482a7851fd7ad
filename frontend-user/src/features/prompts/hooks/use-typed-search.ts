import { useState } from 'react';
import { useDebouncedCall } from '../../../lib/use-debounced-call';

/** Long enough for the next letter to come, short enough to feel like an answer. */
const SEARCH_DELAY_MS = 250;

/**
 * What stands in the search field, ahead of what is searched for. When the latter changes by other hands (the Back
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
