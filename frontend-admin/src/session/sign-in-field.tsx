import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';

interface SignInFieldProps {
  label: string;
  type: 'email' | 'password';
  autoComplete: string;
  autoFocus?: boolean;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong, in words. */
  problem: string | null;
}

/** Lighter than MUI's TextField, which brings selects and menus along. */
export function SignInField({ label, value, onChange, problem, ...input }: SignInFieldProps) {
  const id = useId();
  return (
    <FormControl fullWidth error={problem !== null}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        name={input.type}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      {problem ? (
        <FormHelperText id={`${id}-problem`}>
          <CircleAlert size={14} aria-hidden />
          {problem}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}
