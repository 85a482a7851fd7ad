import { styled } from '@mui/material/styles';
import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';

/** A text to read, with words that were added and words that were taken away. */
export const Words = styled('div')(({ theme }) => ({
  width: '100%',
  maxHeight: '24rem',
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  // A word and the one in its place stand apart.
  '& del + ins': { marginLeft: '0.125rem' },
  '& ins': {
    background: `color-mix(in srgb, ${theme.vars.palette.success.main} 16%, transparent)`,
    textDecorationColor: theme.vars.palette.success.main,
  },
  '& del': {
    background: `color-mix(in srgb, ${theme.vars.palette.error.main} 12%, transparent)`,
    textDecorationColor: theme.vars.palette.error.main,
  },
  '& mark': {
    color: 'inherit',
    borderRadius: '0.1875rem',
    background: `color-mix(in srgb, ${theme.vars.palette.warning.main} 18%, transparent)`,
  },
}));

interface ComparedWords {
  value: string;
  added: boolean;
  removed: boolean;
}

/** Word by word, how one text becomes the other. */
export function useComparedWords(from: string, to: string): readonly ComparedWords[] {
  return useMemo(() => diffWordsWithSpace(from, to), [from, to]);
}
