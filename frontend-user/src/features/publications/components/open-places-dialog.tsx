import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DialogFrame } from '@drumbeat/ui';

interface OpenPlacesDialogProps {
  /** The places in brackets as they are in the text. */
  places: readonly string[];
  /** The intended action: "Post Now" or "Schedule". */
  action: string;
  onBack: () => void;
  onAnyway: () => void;
}

/** Confirms publishing a text with unfilled brackets: they are easily overlooked, but sometimes intended. */
export function OpenPlacesDialog({ places, action, onBack, onAnyway }: OpenPlacesDialogProps) {
  return (
    <DialogFrame
      open
      onClose={onBack}
      title={
        places.length === 1 ? 'One place is still to fill in' : `${places.length} places are still to fill in`
      }
      actions={
        <>
          <Button variant="ghost" onClick={onAnyway}>
            {action} anyway
          </Button>
          <Button variant="contained" onClick={onBack} autoFocus>
            Fill in first
          </Button>
        </>
      }
    >
      <Typography>LinkedIn would show these words, brackets and all:</Typography>
      <Box component="ul" sx={{ mt: 3, pl: 5, listStyle: 'disc', overflowWrap: 'anywhere' }}>
        {places.map((place, index) => (
          <li key={index}>{place}</li>
        ))}
      </Box>
    </DialogFrame>
  );
}
