import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { shortDate } from '@drumbeat/ui';
import { useId } from 'react';
import { useOnline } from '../../../../lib/http/use-online';
import type { MoveTarget } from '../../hooks/use-moves';

interface FreeSlotsProps {
  /** Null when unknown. */
  places: MoveTarget[] | null;
  chosen: MoveTarget | null;
  onChoose: (place: MoveTarget) => void;
}

/** The next days with a free slot: one press chooses day and slot. */
export function FreeSlots({ places, chosen, onChoose }: FreeSlotsProps) {
  const id = useId();
  const isOnline = useOnline();
  return (
    <Box role="group" aria-labelledby={id} sx={{ minHeight: '3.75rem' }}>
      <Typography id={id} variant="label" component="p" sx={{ mb: 1.5 }}>
        Next free
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {places === null && !isOnline ? (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            You are offline: which ones are free is not on this device.
          </Typography>
        ) : null}
        {places?.map((place) => {
          const isChosen = chosen?.date === place.date && chosen.slot === place.slot;
          return (
            <Button
              key={place.date}
              variant="outlined"
              size="small"
              aria-pressed={isChosen}
              onClick={() => onChoose(place)}
              sx={isChosen ? { bgcolor: 'soft.accent', color: 'accent.text' } : undefined}
            >
              {shortDate(place.date)}
            </Button>
          );
        })}
      </Box>
    </Box>
  );
}
