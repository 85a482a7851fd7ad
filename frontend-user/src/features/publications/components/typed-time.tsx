import { parseTypedTime, type ClockTime } from '@drumbeat/domain';
import { useState } from 'react';
import { InputField } from '../../../components/input-field';

/** A time off the hour, typed; the list of hours beside it then shows it, too. */
export function TypedTime({ onChange }: { onChange: (time: ClockTime) => void }) {
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const isWrong = left && typed.trim() !== '' && parseTypedTime(typed) === null;
  return (
    <InputField
      label="Or type a time"
      placeholder="8:15 AM"
      value={typed}
      inputProps={{ maxLength: 10 }}
      problem={isWrong ? 'Write it like 8:15 AM or 20:15' : undefined}
      onBlur={() => setLeft(true)}
      onChange={({ target: { value } }) => {
        setTyped(value);
        setLeft(false);
        const time = parseTypedTime(value);
        if (time !== null) onChange(time);
      }}
    />
  );
}
