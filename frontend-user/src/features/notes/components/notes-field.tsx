import Typography from '@mui/material/Typography';
import { isNoteTooLong } from '../../../entities/notes/note-input.rules';
import { counted, NOTE_TEXTS } from '@drumbeat/domain';
import { InputField } from '@drumbeat/ui';
import type { KeyboardEvent } from 'react';

interface NotesFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** An error other than too many characters. */
  problem?: string | null;
  onKeyDown?: (event: KeyboardEvent) => void;
  minRows?: number;
}

/** Notes with their count. Too many are never cut off, so that a pasted text is not lost: the field says what is wrong. */
export function NotesField({ label, value, onChange, problem, onKeyDown, minRows = 6 }: NotesFieldProps) {
  const said = problem ?? (isNoteTooLong(value) ? NOTE_TEXTS.tooLong : undefined);
  return (
    <InputField
      label={label}
      aside={
        <Typography variant="caption" sx={{ color: 'text.disabled', fontVariantNumeric: 'tabular-nums' }}>
          {counted(value.length, 'character')}
        </Typography>
      }
      multiline
      minRows={minRows}
      maxRows={14}
      autoFocus
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      placeholder="A sentence from a client call is enough."
      problem={said}
    />
  );
}
