import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageSectionProps {
  /** Its fragment id on the page. */
  id: string;
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** One part of a long page, under a hairline. */
export function PageSection({ id, title, description, children }: PageSectionProps) {
  return (
    <Box
      component="section"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      sx={{
        py: 6,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: { lg: 0 }, mt: { xs: 3, lg: 0 } },
        '&:focus': { outline: 'none' },
      }}
    >
      <Typography variant="h2" id={`${id}-title`}>
        {title}
      </Typography>
      {description ? (
        <Typography sx={{ mt: 1, color: 'text.secondary', textWrap: 'pretty' }}>{description}</Typography>
      ) : null}
      <Box sx={{ mt: 4 }}>{children}</Box>
    </Box>
  );
}
