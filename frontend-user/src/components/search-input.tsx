import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { Search } from 'lucide-react';

interface SearchInputProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  maxLength: number;
  sx?: SxProps<Theme>;
}

export function SearchInput({ label, placeholder, value, onChange, maxLength, sx }: SearchInputProps) {
  return (
    <OutlinedInput
      type="search"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      placeholder={placeholder}
      startAdornment={<Search size={16} strokeWidth={1.75} aria-hidden style={{ marginRight: 8 }} />}
      inputProps={{ 'aria-label': label, maxLength }}
      {...(sx ? { sx } : {})}
    />
  );
}
