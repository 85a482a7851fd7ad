import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

/** "What happened so far", collapsed initially. */
export function HistoryDisclosure({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const historyId = useId();
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <div>
      <Button
        variant="text"
        size="small"
        aria-expanded={open}
        aria-controls={historyId}
        endIcon={<Chevron size={14} aria-hidden />}
        sx={{ ml: '-0.375rem' }}
        onClick={() => setOpen((now) => !now)}
      >
        What happened so far
      </Button>
      <Box id={historyId} hidden={!open} sx={{ pt: 2 }}>
        {open ? children : null}
      </Box>
    </div>
  );
}
