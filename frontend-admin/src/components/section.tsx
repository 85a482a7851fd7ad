import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** Beside the title: what it covers, or a state. */
  note?: ReactNode;
  children: ReactNode;
}

export function Section({ title, note, children }: SectionProps) {
  const id = useId();
  return (
    // It takes the focus of a control that its own action removed.
    <Box
      component="section"
      aria-labelledby={id}
      tabIndex={-1}
      sx={{ minWidth: 0, outlineOffset: '0.5rem', '&:focus:not(:focus-visible)': { outline: 'none' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 0.75rem', mb: 3 }}>
        <Typography variant="h3" component="h2" id={id} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {note ? (
          <Typography variant="caption" component="div" sx={{ color: 'text.disabled' }}>
            {note}
          </Typography>
        ) : null}
      </Box>
      {children}
    </Box>
  );
}
