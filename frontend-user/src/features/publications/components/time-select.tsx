import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { clockLabel, HOURLY_SLOTS, type ClockTime } from '@drumbeat/domain';
import { Check, ChevronDown } from 'lucide-react';

/** The dropdown's list is 400 px high (SCHEDULE-2). */
const listHeight = 400;

const Arrow = ({ className }: { className?: string }) => (
  <ChevronDown className={className} size={16} strokeWidth={1.75} aria-hidden />
);

interface TimeSelectProps {
  /** Null while none is chosen. */
  value: ClockTime | null;
  onChange: (time: ClockTime) => void;
}

/** Hourly slots from 12:00 AM to 11:00 PM; a time off the hour that was chosen before is one more entry. */
export function TimeSelect({ value, onChange }: TimeSelectProps) {
  const isSlot = HOURLY_SLOTS.some(({ time }) => time === value);
  const slots =
    isSlot || value === null ? HOURLY_SLOTS : [{ time: value, label: clockLabel(value) }, ...HOURLY_SLOTS];
  return (
    <TextField
      select
      label="Time"
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        select: {
          IconComponent: Arrow,
          renderValue: () => (value === null ? '' : clockLabel(value)),
          MenuProps: { slotProps: { paper: { style: { maxHeight: listHeight } } } },
        },
      }}
    >
      {slots.map(({ time, label }) => (
        <MenuItem key={time} value={time} sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {label}
          {time === value ? (
            <Check size={16} strokeWidth={2} aria-hidden style={{ marginLeft: 'auto' }} />
          ) : null}
        </MenuItem>
      ))}
    </TextField>
  );
}
