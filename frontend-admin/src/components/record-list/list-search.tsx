import OutlinedInput from '@mui/material/OutlinedInput';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** Debounce: long enough to finish a word, short enough to feel immediate. */
const PAUSE_MS = 300;

interface ListSearchProps {
  /** The present search text. */
  text: string;
  searchIn: string;
  onSearch: (text: string) => void;
}

export function ListSearch({ text, searchIn, onSearch }: ListSearchProps) {
  /** Null while the address determines the search text. */
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Filters and sorting may have changed by the time the pause is over.
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  if (typed === text) setTyped(null);
  const type = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    const page = window.location.pathname;
    timer.current = setTimeout(() => {
      // A user who has followed a link meanwhile is not brought back.
      if (window.location.pathname === page) search.current(value);
    }, PAUSE_MS);
  };
  return (
    <OutlinedInput
      type="search"
      value={typed ?? text}
      onChange={(event) => type(event.target.value)}
      placeholder={searchIn}
      startAdornment={<Search size={16} strokeWidth={1.75} aria-hidden style={{ marginRight: 8 }} />}
      inputProps={{ 'aria-label': `Search: ${searchIn}`, maxLength: 200 }}
      sx={{ flex: { xs: '1 1 100%', sm: '0 1 18rem' } }}
    />
  );
}
