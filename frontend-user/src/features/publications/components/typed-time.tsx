import { InputField } from '@drumbeat/ui';
import { useState } from 'react';

const UNREAD_TIME = 'Write it like 8:15 AM or 20:15';

interface TypedTimeProps {
  typed: string;
  /** True when empty or a valid time. */
  isRead: boolean;
  onChange: (typed: string) => void;
}

/** A time off the hour, typed; the list of hours beside it then shows it, too. */
export function TypedTime({ typed, isRead, onChange }: TypedTimeProps) {
  const [left, setLeft] = useState(false);
  return (
    <InputField
      label="Or type a time"
      placeholder="8:15 AM"
      value={typed}
      inputProps={{ maxLength: 10 }}
      // A partial input is not an error yet, but is reported as not being a time.
      hint={isRead ? undefined : UNREAD_TIME}
      problem={left && !isRead ? UNREAD_TIME : undefined}
      onBlur={() => setLeft(true)}
      onChange={(event) => {
        setLeft(false);
        onChange(event.target.value);
      }}
    />
  );
}
