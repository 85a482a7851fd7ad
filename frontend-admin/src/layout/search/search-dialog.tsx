import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import type { PopperProps } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { bodyOf } from '@drumbeat/api-client';
import { CONSOLE_SEARCH, isSearchable } from '@drumbeat/domain';
import { visuallyHidden } from '@drumbeat/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { api } from '../../providers/api';
import { type Found, foundIn } from './found';

/** Long enough to finish a word, short enough to feel immediate. */
const PAUSE_MS = 250;

async function search(q: string, signal: AbortSignal): Promise<readonly Found[]> {
  return foundIn(bodyOf(await api.GET('/api/admin/search', { params: { query: { q } }, signal })));
}

/** The words once the typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** The list stands in the dialog itself, below the field. */
function InDialog({ children }: Pick<PopperProps, 'children'>) {
  return (
    <Box
      sx={{
        '& .MuiPaper-root': { boxShadow: 'none', background: 'none' },
        '& .MuiAutocomplete-groupLabel': { position: 'static', background: 'none', lineHeight: '2.25rem' },
        '&& .MuiAutocomplete-option.Mui-focused': { bgcolor: 'action.selected' },
      }}
    >
      {typeof children === 'function' ? null : children}
    </Box>
  );
}

/** A field, and what it finds below it: arrows choose, Enter opens, Escape closes. */
export function SearchDialog({ onClose, onGo }: { onClose: () => void; onGo: (to: string) => void }) {
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const text = usePaused(typed.trim());
  const isEnough = isSearchable(typed);
  const { data, error, isFetching } = useQuery({
    queryKey: ['console-search', text],
    queryFn: ({ signal }) => search(text, signal),
    enabled: isSearchable(text),
    placeholderData: keepPreviousData,
  });
  const found = isEnough && !error ? (data ?? []) : [];
  const isLoading = isEnough && (isFetching || text !== typed.trim());
  // Enter came before what it should open.
  const [isAwaited, setIsAwaited] = useState(false);
  const first = found[0]?.to;
  useEffect(() => {
    if (!isAwaited || isLoading || first === undefined) return;
    onGo(first);
  }, [isAwaited, isLoading, first, onGo]);
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: { mt: { md: '10vh' } } } }}
    >
      <Box sx={{ p: 4, minHeight: '12rem' }}>
        <h2 id={titleId} style={visuallyHidden}>
          Search
        </h2>
        <Autocomplete<Found, false, false, true>
          open
          freeSolo
          autoHighlight
          disablePortal
          options={found}
          groupBy={({ group }) => group}
          getOptionLabel={(one) => (typeof one === 'string' ? one : one.label)}
          getOptionKey={(one) => (typeof one === 'string' ? one : one.to)}
          // The server has chosen already.
          filterOptions={(all) => all}
          inputValue={typed}
          onInputChange={(_event, value, reason) => {
            if (reason !== 'input' && reason !== 'clear') return;
            setTyped(value);
            setIsAwaited(false);
          }}
          onChange={(_event, chosen) => {
            // Enter before one is marked means the first.
            if (typeof chosen === 'string') setIsAwaited(true);
            if (chosen === null || typeof chosen === 'string') return;
            onGo(chosen.to);
          }}
          onClose={(_event, reason) => {
            if (reason === 'escape') onClose();
          }}
          slots={{ popper: InDialog }}
          slotProps={{ listbox: { sx: { maxHeight: '60vh' } } }}
          renderInput={(params) => (
            <TextField
              {...params}
              autoFocus
              placeholder="A name, an address or words of a text"
              slotProps={{
                ...params.slotProps,
                htmlInput: {
                  ...params.slotProps.htmlInput,
                  'aria-label': 'Name, address or words of a text',
                  maxLength: CONSOLE_SEARCH.max,
                },
              }}
            />
          )}
          renderGroup={({ key, group, children }) => (
            <li key={key} role="group" aria-label={group}>
              <Box className="MuiAutocomplete-groupLabel" aria-hidden sx={{ px: 4, color: 'text.secondary' }}>
                {group}
              </Box>
              <Box component="ul" role="presentation" sx={{ p: 0 }}>
                {children}
              </Box>
            </li>
          )}
          renderOption={({ key, ...props }, { label, note }) => (
            <li key={key} {...props}>
              <Box component="span" sx={{ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' }}>
                {label}
                <Typography variant="caption" component="span" sx={{ color: 'text.disabled' }}>
                  {note}
                </Typography>
              </Box>
            </li>
          )}
        />
        <Typography role="status" sx={{ mt: 3, px: 2, color: 'text.disabled' }}>
          {stateOf({ isEnough, isLoading, error, found: found.length })}
        </Typography>
      </Box>
    </Dialog>
  );
}

interface State {
  isEnough: boolean;
  isLoading: boolean;
  error: Error | null;
  found: number;
}

function stateOf({ isEnough, isLoading, error, found }: State): string | null {
  if (!isEnough) return `${CONSOLE_SEARCH.min} letters or more`;
  if (isLoading) return 'Looking …';
  if (error) return `It could not be searched: ${error.message}`;
  return found === 0 ? 'Nothing has these words.' : null;
}
