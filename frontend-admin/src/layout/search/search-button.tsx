import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { visuallyHidden } from '@drumbeat/ui';
import { Search } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchDialog } from './search-dialog';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search over the whole console; Ctrl K and ⌘ K do so everywhere, also while somebody types. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [gone, setGone] = useState<{ to: string } | null>(null);
  const navigate = useNavigate();
  const go = useCallback(
    (to: string) => {
      setIsOpen(false);
      setGone({ to });
      void navigate(to);
    },
    [navigate],
  );
  // After the dialog, which gives the focus back to what it was opened from: that may go with its page.
  useEffect(() => {
    if (gone) document.getElementById('main')?.focus({ preventScroll: true });
  }, [gone]);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return (
    <>
      <ButtonBase
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        sx={{
          gap: 2,
          justifyContent: { xs: 'center', md: 'flex-start' },
          width: { xs: '2.5rem', md: '20rem' },
          height: '2.25rem',
          px: { md: 3 },
          border: { md: 1 },
          borderColor: { md: 'line.control' },
          borderRadius: '0.5rem',
          color: { xs: 'text.secondary', md: 'text.disabled' },
          typography: 'body1',
          '&:hover': { color: 'text.secondary', borderColor: { md: 'text.secondary' } },
        }}
      >
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <Box component="span" sx={(theme) => ({ [theme.breakpoints.down('md')]: visuallyHidden })}>
          Find a user, post or prompt
        </Box>
        <Box
          component="kbd"
          aria-hidden
          sx={{ display: { xs: 'none', md: 'inline' }, ml: 'auto', font: 'inherit', fontSize: '0.75rem' }}
        >
          {isApple ? '⌘ K' : 'Ctrl K'}
        </Box>
      </ButtonBase>
      {isOpen ? <SearchDialog onClose={() => setIsOpen(false)} onGo={go} /> : null}
    </>
  );
}
