import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router';
import { linkTo } from '../../../app/paths';

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
  /** A prompt can be chosen for it. */
  isOpen: boolean;
}

export function EmptySlot({ text, isOpen }: EmptySlotProps) {
  return (
    <Slot>
      <Typography sx={{ fontWeight: 600, color: 'text.secondary' }}>{text}</Typography>
      {isOpen ? (
        <Button
          component={RouterLink}
          to={linkTo.calendar({ view: 'library' })}
          variant="outlined"
          size="small"
          sx={{ mt: 2 }}
        >
          Choose from Library
        </Button>
      ) : null}
    </Slot>
  );
}
