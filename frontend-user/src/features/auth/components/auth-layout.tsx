import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { paths } from '../../../app/paths';
import { BrandLink } from '../../../components/brand-link';
import { ThemeToggle } from '../../../components/theme-toggle';
import { BeatPoster } from './beat-poster';

interface AuthLayoutProps {
  title: string;
  lead?: string;
  children: ReactNode;
  poster: { title: ReactNode; text: string };
}

/** The form on the left, nine weeks of beats on the right; a phone has the form only. */
export function AuthLayout({ title, lead, children, poster }: AuthLayoutProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 45%)' },
        minHeight: '100dvh',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: '100dvh',
          p: { xs: '1.25rem 1.25rem 1rem', md: '1.5rem 2rem' },
        }}
      >
        <Box component="header">
          <BrandLink to={paths.landing} size="large" />
        </Box>
        <Box
          component="main"
          id="main"
          sx={{
            width: '100%',
            maxWidth: '24rem',
            m: { xs: '1.5rem auto auto', md: 'auto' },
            py: 6,
            display: 'grid',
            gap: 5,
            '& .MuiOutlinedInput-root': { minHeight: '2.75rem' },
          }}
        >
          <Typography variant="h1">{title}</Typography>
          {lead ? (
            <Typography
              variant="subtitle1"
              component="p"
              sx={{ mt: -3, lineHeight: '1.5rem', color: 'text.secondary' }}
            >
              {lead}
            </Typography>
          ) : null}
          {children}
        </Box>
        <Box component="footer" sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <ThemeToggle small />
        </Box>
      </Box>
      <BeatPoster {...poster} />
    </Box>
  );
}
