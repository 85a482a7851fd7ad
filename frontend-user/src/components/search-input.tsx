import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { Search } from 'lucide-react';
import type { Ref } from 'react';

interface SearchInputProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  maxLength: number;
  inputRef?: Ref<HTMLInputElement>;
  sx?: SxProps<Theme>;
}

export function SearchInput({
  label,
  placeholder,
  value,
  onChange,
  maxLength,
  inputRef,
  sx,
}: SearchInputProps) {
  return (
    <OutlinedInput
      type="search"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      placeholder={placeholder}
      startAdornment={<Search size={16} strokeWidth={1.75} aria-hidden style={{ marginRight: 8 }} />}
      inputRef={inputRef}
      inputProps={{ 'aria-label': label, maxLength }}
      {...(sx ? { sx } : {})}
    />
  );
}
