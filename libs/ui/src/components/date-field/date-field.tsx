import Box from '@mui/material/Box';
import { parseTypedDate, typedDateProblem, UNREAD_DATE, type PlainDate } from '@drumbeat/domain';
import { useState, type ReactNode, type Ref } from 'react';
import { shortDate } from '../../plain-date-names';
import { InputField } from '../input-field';
import { MonthPicker, type MonthPickerProps } from './month-picker';

interface DateFieldProps extends Omit<MonthPickerProps, 'onChange'> {
  label: string;
  hint?: ReactNode;
  /** The error of the day, as text. */
  problem?: ReactNode;
  /** A typed day may be outside of the limits; null while empty or invalid: `problem` then has the error. */
  onChange: (date: PlainDate | null, problem: string | null) => void;
  /** Empty is a valid value, too. */
  isOptional?: boolean | undefined;
  /** The field for typing. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A day, typed or chosen in its month: the one control for dates. */
export function DateField({
  label,
  hint,
  problem,
  isOptional = false,
  inputRef,
  onChange,
  ...picker
}: DateFieldProps) {
  const { value } = picker;
  /** The field's text while it is not the name of the day. */
  const [typed, setTyped] = useState<{ text: string; read: PlainDate | null } | null>(null);
  const [left, setLeft] = useState(false);
  // A later choice of another day wins.
  const current = value === typed?.read ? typed : null;
  const unread =
    left && current !== null
      ? (typedDateProblem(current.text, picker) ?? (current.read !== null || isOptional ? null : UNREAD_DATE))
      : null;
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <InputField
        label={label}
        inputRef={inputRef}
        placeholder="Nov 27 or 2026-11-27"
        autoComplete="off"
        inputProps={{ maxLength: 40 }}
        value={current?.text ?? (value === null ? '' : shortDate(value))}
        hint={hint}
        problem={unread ?? problem}
        onChange={({ target: { value: text } }) => {
          const read = parseTypedDate(text, picker);
          setTyped({ text, read });
          setLeft(false);
          onChange(read, typedDateProblem(text, picker));
        }}
        onBlur={() => {
          setLeft(true);
          // A day that was understood shows its name.
          if (current !== null && current.read !== null) setTyped(null);
        }}
      />
      <MonthPicker {...picker} onChange={(date) => onChange(date, null)} />
    </Box>
  );
}
