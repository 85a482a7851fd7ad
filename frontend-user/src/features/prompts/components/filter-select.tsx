import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown } from 'lucide-react';

interface FilterSelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Label of the empty choice. */
  all: string;
  options: readonly { value: string; label: string; hint?: string }[];
}

const Arrow = (props: object) => <ChevronDown {...props} size={16} strokeWidth={1.75} aria-hidden />;

/** One of several, or all; the device's own list. Its first entry says what it filters. */
export function FilterSelect({ label, value, onChange, all, options }: FilterSelectProps) {
  return (
    <NativeSelect
      value={value}
      onChange={(event) => onChange(event.target.value)}
      IconComponent={Arrow}
      input={<OutlinedInput />}
      inputProps={{ 'aria-label': label }}
      sx={{
        flex: { xs: '1 1 8rem', sm: '0 1 10.5rem' },
        minWidth: 0,
        '& .MuiNativeSelect-icon': { right: '0.625rem' },
      }}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value} title={option.hint}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
