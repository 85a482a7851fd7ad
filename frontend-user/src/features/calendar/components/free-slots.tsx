import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { shortDate } from '../../../lib/time-format';
import type { MoveTarget } from '../hooks/use-moves';

interface FreeSlotsProps {
  places: MoveTarget[];
  chosen: MoveTarget | null;
  onChoose: (place: MoveTarget) => void;
}

/** The next days with a free slot: one press chooses day and slot. */
export function FreeSlots({ places, chosen, onChoose }: FreeSlotsProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ minHeight: '3.75rem' }}>
      <Typography id={id} variant="label" component="p" sx={{ mb: 1.5 }}>
        Next free
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {places.map((place) => {
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
