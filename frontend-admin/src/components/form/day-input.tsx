import type { PlainDate } from '@drumbeat/domain';
import { DateField } from '@drumbeat/ui';
import { useRef } from 'react';
import { useInput, ValidationError } from 'react-admin';

interface DayInputProps {
  source: string;
  label: string;
  hint: string;
  today: PlainDate;
  /** The earliest and the latest day that can be chosen. */
  min?: PlainDate;
  max?: PlainDate;
  /** Error text for a typed day outside of them. */
  outside: string;
}

/** The one control for dates as a field of a console form. It may stay empty, which is null. */
export function DayInput({ source, label, hint, today, min, max, outside }: DayInputProps) {
  const unread = useRef<string | null>(null);
  const isOutside = (date: PlainDate | null) =>
    date !== null && ((min !== undefined && date < min) || (max !== undefined && date > max));
  const { field, fieldState } = useInput<PlainDate | null>({
    source,
    defaultValue: null,
    validate: (date: PlainDate | null) => {
      return unread.current ?? (isOutside(date) ? outside : undefined);
    },
  });
  const { ref, onChange } = field;
  // react-admin shows an empty field as an empty text.
  const value = (field.value || null) as PlainDate | null;
  const refusal = fieldState.error?.message;
  const refused = refusal === undefined ? undefined : <ValidationError error={refusal} />;
  return (
    <DateField
      label={label}
      hint={hint}
      inputRef={ref}
      value={value}
      today={today}
      min={min}
      max={max}
      isOptional
      beat="the beat"
      problem={isOutside(value) ? outside : refused}
      onChange={(date, problem) => {
        unread.current = problem;
        onChange(date);
      }}
    />
  );
}
