import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const ARCHIVE = 'https://www.linkedin.com/mypreferences/d/download-my-data';
const ANALYTICS = 'https://www.linkedin.com/analytics/creator/content/';

/** Where LinkedIn has both files, and how long it takes. */
export function HowToGetFiles() {
  return (
    <Box
      sx={(theme) => ({
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
        gap: 6,
        my: 5,
        p: 5,
        borderRadius: '0.75rem',
        background: theme.vars.palette.surface.sunken,
      })}
    >
      <Steps
        title="Your posts: the archive (ZIP)"
        wait="LinkedIn mails you a link, usually within 24 hours. It works for 72 hours."
      >
        <li>
          On a computer, open{' '}
          <Outside to={ARCHIVE}>Settings & Privacy → Data privacy → Get a copy of your data</Outside>.
        </li>
        <li>Choose the larger data archive and request it.</li>
        <li>Download the ZIP from the mail. Leave it as it is.</li>
      </Steps>
      <Steps
        title="Their figures: the analytics (XLSX)"
        wait="It downloads at once, with your top 50 posts of that time."
      >
        <li>
          Open <Outside to={ANALYTICS}>Analytics → Content</Outside> on LinkedIn.
        </li>
        <li>Choose the past 365 days.</li>
        <li>Press Export.</li>
      </Steps>
    </Box>
  );
}

function Steps({ title, wait, children }: { title: string; wait: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="h3" sx={{ mb: 2, fontWeight: 600 }}>
        {title}
      </Typography>
      <Box
        component="ol"
        sx={{ display: 'grid', gap: 1, m: 0, pl: 5, listStyle: 'decimal', color: 'text.secondary' }}
      >
        {children}
      </Box>
      <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
        {wait}
      </Typography>
    </div>
  );
}

const Outside = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link href={to} target="_blank" rel="noreferrer" sx={{ display: 'inline' }}>
    {children}
  </Link>
);
