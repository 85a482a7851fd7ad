import { styled } from '@mui/material/styles';
import type { ComparedPart } from '../compared-text.rules';
import { useMemo } from 'react';
import { comparedParts } from '../compared-parts';

/** A text to read, with words that were added and words that were taken away. */
export const Words = styled('div')(({ theme }) => ({
  width: '100%',
  maxHeight: '24rem',
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
  unicodeBidi: 'plaintext',
  overflowWrap: 'anywhere',
  // Each reads in its own direction, whatever stands beside it.
  '& ins, & del': { unicodeBidi: 'plaintext' },
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

/** How one text becomes the other. */
export function useComparedWords(from: string, to: string): readonly ComparedPart[] {
  return useMemo(() => comparedParts(from, to), [from, to]);
}
