import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import { useFirstLines } from '../hooks/use-first-lines';
import { useSuggestions } from '../hooks/use-suggestions';
import { DraftPanel } from './draft-panel';
import { DraftingResult } from './drafting-result';

interface DraftingProps {
  postId: string;
  /** The column beside the text for suggestions, if there is room. */
  beside: HTMLElement | null;
}

/** The writer's panel below the text, and its results: beside the text, on a phone above the panel. */
export default function Drafting({ postId, beside }: DraftingProps) {
  const suggestions = useSuggestions(postId);
  const firstLines = useFirstLines(postId);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const result = <DraftingResult suggestions={suggestions} firstLines={firstLines} folds={!isWide} />;
  return (
    <>
      {isWide ? (
        beside && createPortal(result, beside)
      ) : (
        <Box
          sx={{
            maxHeight: '55dvh',
            overflowY: 'auto',
            '&:not(:empty)': { p: '0.75rem 1rem', borderTop: 1, borderColor: 'divider' },
          }}
        >
          {result}
        </Box>
      )}
      <DraftPanel suggestions={suggestions} firstLines={firstLines} />
    </>
  );
}
