import { NativeSelectField } from '../../../components/native-select-field';

interface ChoiceFieldProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  problem?: string | undefined;
  onChange: (value: string) => void;
}

/** One of several values. One that is not offered, as older clients wrote it, stays until another is chosen. */
export const ChoiceField = ({ label, options, value, problem, onChange }: ChoiceFieldProps) => (
  <NativeSelectField
    label={label}
    value={value}
    problem={problem}
    onChange={(event) => onChange(event.target.value)}
  >
    {(options.some((one) => one.value === value) ? options : [...options, { value, label: value }]).map(
      (one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ),
    )}
  </NativeSelectField>
);
