import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ChosenBarProps {
  count: number;
  /** Every row that is shown is chosen. */
  isWhole: boolean;
  onChooseAll: () => void;
  onChooseNone: () => void;
  /** What is done with the chosen rows. */
  children: ReactNode;
}

/** Above rows that can be chosen: how many are, and what is done with them. */
export function ChosenBar({ count, isWhole, onChooseAll, onChooseNone, children }: ChosenBarProps) {
  return (
    <Box
      role="group"
      aria-label="Chosen"
      tabIndex={-1}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        mb: 3,
        minHeight: '2rem',
        '&:focus:not(:focus-visible)': { outline: 'none' },
      }}
    >
      <Typography variant="caption" role="status" sx={{ color: 'text.secondary' }}>
        {count === 0 ? 'None chosen' : `${count} chosen`}
      </Typography>
      {isWhole ? null : (
        <Button variant="text" size="small" onClick={onChooseAll}>
          Choose this page
        </Button>
      )}
      {count === 0 ? null : (
        <Button variant="text" size="small" onClick={onChooseNone}>
          Choose none
        </Button>
      )}
      {children}
    </Box>
  );
}
