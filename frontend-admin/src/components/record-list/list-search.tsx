import OutlinedInput from '@mui/material/OutlinedInput';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** Long enough to finish a word, short enough to feel at once. */
const PAUSE_MS = 300;

interface ListSearchProps {
  /** What the list is searched for now. */
  text: string;
  searchIn: string;
  onSearch: (text: string) => void;
}

export function ListSearch({ text, searchIn, onSearch }: ListSearchProps) {
  /** Null while nobody types: then the address says what is searched for. */
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(value), PAUSE_MS);
  };
  const leave = () => {
    clearTimeout(timer.current);
    if (typed !== null && typed !== text) onSearch(typed);
    setTyped(null);
  };
  return (
    <OutlinedInput
      type="search"
      value={typed ?? text}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      placeholder={searchIn}
      startAdornment={<Search size={16} strokeWidth={1.75} aria-hidden style={{ marginRight: 8 }} />}
      inputProps={{ 'aria-label': `Search: ${searchIn}`, maxLength: 200 }}
      sx={{ flex: { xs: '1 1 100%', sm: '0 1 18rem' } }}
    />
  );
}
