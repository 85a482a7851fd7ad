import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { opener } from '../../../components/opener';
import { usePromptSheet } from '../hooks/use-prompt-sheet';

/** The name of a prompt's card, which opens the whole prompt. */
export function PromptOpener({ promptId, children }: { promptId: number; children: ReactNode }) {
  const { linkTo } = usePromptSheet();
  return (
    <Link component={RouterLink} {...linkTo(promptId)} draggable={false} sx={opener}>
      {children}
    </Link>
  );
}
