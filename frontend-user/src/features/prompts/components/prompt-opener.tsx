import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { usePromptSheet } from '../hooks/use-prompt-sheet';

/** The name of a card: a press anywhere on the card that is no other control opens the whole prompt. */
export function PromptOpener({ promptId, children }: { promptId: number; children: ReactNode }) {
  const { linkTo } = usePromptSheet();
  return (
    <Link
      component={RouterLink}
      {...linkTo(promptId)}
      draggable={false}
      sx={{
        color: 'inherit',
        fontWeight: 'inherit',
        textDecoration: 'none',
        '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '0.75rem' },
        '&:focus-visible': { outline: 0 },
        '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      {children}
    </Link>
  );
}
