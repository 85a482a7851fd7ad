import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame, helpIdOf } from '@drumbeat/ui';
import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';

interface EntriesFieldProps {
  label: string;
  hint?: string;
  placeholder?: string;
  problem?: string | undefined;
  entries: readonly string[];
  /** What stands for entries that are kept as keys: shown, and taken when it is typed. */
  words?: readonly { readonly value: string; readonly label: string }[];
  onChange: (entries: string[]) => void;
}

/** A list of words or phrases: Enter adds what is typed, a cross takes an entry out. What is typed counts when the field is left, too. */
export function EntriesField({
  label,
  hint,
  placeholder,
  problem,
  entries,
  words = [],
  onChange,
}: EntriesFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const add = (texts: readonly string[]) => {
    const meant = (text: string) =>
      words.find((word) => word.label.toLowerCase() === text.toLowerCase())?.value ?? text;
    const fresh = texts
      .map((text) => meant(text.trim()))
      .filter((text) => text !== '' && !entries.includes(text));
    setTyped('');
    if (fresh.length > 0) onChange([...entries, ...new Set(fresh)]);
  };
  const shown = (entry: string) => words.find(({ value }) => value === entry)?.label ?? entry;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // Without text it sends the form, as in any other field.
      if (typed.trim() === '') return;
      event.preventDefault();
      add([typed]);
    } else if (event.key === 'Backspace' && typed === '' && entries.length > 0) {
      onChange(entries.slice(0, -1));
    }
  };
  /** A pasted list has an entry on each line. */
  const onPaste = (event: ClipboardEvent) => {
    const lines = event.clipboardData.getData('text').split(/\r?\n/u);
    if (lines.length < 2) return;
    event.preventDefault();
    add([...lines.slice(0, 1).map((line) => typed + line), ...lines.slice(1)]);
  };
  return (
    <FieldFrame fieldId={id} label={label} hint={hint} problem={problem}>
      {entries.length > 0 ? (
        <Box
          component="ul"
          aria-label={`Entries of “${label}”`}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {entries.map((entry) => (
            <Box
              component="li"
              key={entry}
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                maxWidth: '100%',
                borderRadius: '0.375rem',
                bgcolor: 'surface.chip',
                fontSize: '0.8125rem',
                fontWeight: 500,
                pl: 2,
              }}
            >
              <Box component="span" sx={{ py: 0.75, minWidth: 0, overflowWrap: 'anywhere' }}>
                {shown(entry)}
              </Box>
              <ButtonBase
                aria-label={`Remove “${shown(entry)}”`}
                onClick={() => onChange(entries.filter((one) => one !== entry))}
                sx={{
                  alignSelf: 'stretch',
                  minWidth: '1.75rem',
                  borderRadius: '0.375rem',
                  color: 'text.disabled',
                  '&:hover': { color: 'text.primary' },
                }}
              >
                <X size={14} strokeWidth={2} aria-hidden />
              </ButtonBase>
            </Box>
          ))}
        </Box>
      ) : null}
      <OutlinedInput
        id={id}
        fullWidth
        value={typed}
        placeholder={placeholder ?? 'Type one and press Enter'}
        error={Boolean(problem)}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => add([typed])}
        inputProps={{ 'aria-describedby': problem || hint ? helpIdOf(id) : undefined }}
      />
    </FieldFrame>
  );
}
