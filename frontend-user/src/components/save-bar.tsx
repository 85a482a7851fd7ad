import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { footBar } from './foot-bar';

interface SaveBarProps {
  isSaving: boolean;
  /** Why it was not saved; 'Not saved yet' otherwise. */
  problem?: string | undefined;
  onDiscard: () => void;
}

/** At the foot of the window while something is changed; on a phone above the tab bar. Its form's submit button is in it. */
export function SaveBar({ isSaving, problem, onDiscard }: SaveBarProps) {
  return (
    <Box
      ref={footBar}
      sx={{
        position: 'sticky',
        bottom: { xs: 'calc(3.75rem + env(safe-area-inset-bottom))', md: 0 },
        zIndex: 5,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 2,
        py: 3,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component="span"
        role="status"
        sx={{ mr: 'auto', typography: 'caption', color: problem ? 'warning.main' : 'text.disabled' }}
      >
        {isSaving ? 'Saving…' : (problem ?? 'Not saved yet')}
      </Box>
      <Button variant="ghost" disabled={isSaving} onClick={onDiscard}>
        Discard
      </Button>
      <Button type="submit" variant="contained" loading={isSaving}>
        Save changes
      </Button>
    </Box>
  );
}
