import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { CALENDAR_TEXTS } from '@drumbeat/domain';
import { Link as RouterLink } from 'react-router';
import { linkTo } from '../../../../lib/paths';

const Slot = styled('div')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '0.25rem',
  height: '100%',
  minHeight: '10rem',
  padding: '1.5rem',
  textAlign: 'center',
  border: `1px dashed ${theme.vars.palette.line.strong}`,
  borderRadius: '0.75rem',
}));

interface EmptySlotProps {
  text: string;
  /** The place for a prompt to be chosen; null when none can. */
  place: { date: string; slot: 1 | 2 } | null;
}

export function EmptySlot({ text, place }: EmptySlotProps) {
  return (
    <Slot>
      <Typography sx={{ fontWeight: 600, color: 'text.secondary' }}>{text}</Typography>
      {place ? (
        <Button
          component={RouterLink}
          to={linkTo.chooseFor(place)}
          variant="outlined"
          size="small"
          sx={{ mt: 2 }}
        >
          {CALENDAR_TEXTS.chooseFromLibrary}
        </Button>
      ) : null}
    </Slot>
  );
}
