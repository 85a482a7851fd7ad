import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageProps {
  /** The heading, and the document's title unless `documentTitle` is shorter. */
  title: ReactNode;
  documentTitle: string;
  /** A small line above the heading. */
  kicker?: string;
  /** A sentence under the heading. */
  subtitle?: ReactNode;
  /** Actions of the page, the primary button last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Head and body of a page. React lifts the title into the document's head. */
export function Page({ title, documentTitle, kicker, subtitle, actions, children }: PageProps) {
  return (
    <>
      <title>{`${documentTitle} – Drumbeat Console`}</title>
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: { xs: 'flex-start', sm: 'flex-end' },
          justifyContent: 'space-between',
          gap: { xs: 3, sm: 6 },
          mb: 5,
        }}
      >
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {kicker ? (
            <Typography variant="label" component="p" sx={{ color: 'text.disabled', mb: 1 }}>
              {kicker}
            </Typography>
          ) : null}
          <Typography variant="h1">{title}</Typography>
          {subtitle ? (
            <Typography
              component="div"
              sx={{ color: 'text.secondary', mt: 1, maxWidth: '48rem', textWrap: 'pretty' }}
            >
              {subtitle}
            </Typography>
          ) : null}
        </Box>
        {actions ? (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 2,
              flex: { xs: '0 1 auto', sm: 'none' },
            }}
          >
            {actions}
          </Box>
        ) : null}
      </Box>
      {children}
    </>
  );
}
