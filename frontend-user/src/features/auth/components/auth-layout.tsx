import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../../lib/paths';
import { BrandLink } from '../../../components/brand-link';
import { InlineAlert } from '../../../components/inline-alert';
import { ThemeToggle } from '../../../components/theme-toggle';
import { useOnline } from '../../../lib/http/use-online';
import { BeatPoster } from './beat-poster';

interface AuthLayoutProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  poster: { title: ReactNode; text: string };
  /** The title takes the focus: this is what an action led to, and it has no field that should have it. */
  takesFocus?: boolean;
  /** A sentence as title is set in larger type with more space. */
  display?: boolean;
}

/** The form on the left, nine weeks of beats on the right; a phone has the form only. */
export function AuthLayout({
  title,
  lead,
  children,
  poster,
  takesFocus = false,
  display = false,
}: AuthLayoutProps) {
  const isOnline = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus, title]);
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
            maxWidth: display ? '30rem' : '24rem',
            // Held at the top: a message that appears moves what is below it, not the whole form.
            m: { xs: '1.5rem auto auto', md: '12vh auto auto' },
            py: 6,
            display: 'grid',
            gap: 5,
            '& .MuiOutlinedInput-root': { minHeight: '2.75rem' },
          }}
        >
          <Typography
            variant={display ? 'display' : 'h1'}
            component="h1"
            ref={heading}
            tabIndex={-1}
            sx={{ '&:focus': { outline: 'none' } }}
          >
            {title}
          </Typography>
          {lead ? (
            <Typography
              variant="subtitle1"
              component="p"
              sx={{ mt: -3, lineHeight: '1.5rem', color: 'text.secondary' }}
            >
              {lead}
            </Typography>
          ) : null}
          {isOnline ? null : <InlineAlert tone="warn">You are offline. This needs a network.</InlineAlert>}
          {children}
        </Box>
        <Box
          component="footer"
          sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}
        >
          <Link component={RouterLink} to={paths.help} variant="caption" sx={{ color: 'text.secondary' }}>
            Help
          </Link>
          <ThemeToggle small />
        </Box>
      </Box>
      <BeatPoster {...poster} />
    </Box>
  );
}
