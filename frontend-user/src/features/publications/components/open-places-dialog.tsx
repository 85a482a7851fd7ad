import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DialogFrame } from '@drumbeat/ui';

interface OpenPlacesDialogProps {
  /** The places in brackets as they stand in the text. */
  places: readonly string[];
  /** What is about to be done: "Post Now" or "Schedule". */
  action: string;
  onBack: () => void;
  onAnyway: () => void;
}

/** Before a text goes out with brackets that wait for words: they are easily overlooked, and now and then meant. */
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
