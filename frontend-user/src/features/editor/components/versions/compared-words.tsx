import { styled } from '@mui/material/styles';
import type { ComparedPart } from '../../compared-text.rules';
import { useMemo } from 'react';
import { comparedParts } from '../../compared-parts';

/** A text with added and removed words marked. */
export const Words = styled('div')(({ theme }) => ({
  width: '100%',
  maxHeight: '24rem',
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
  unicodeBidi: 'plaintext',
  overflowWrap: 'anywhere',
  // Each has its own text direction, independent of its neighbours.
  '& ins, & del': { unicodeBidi: 'plaintext' },
  // Space between a word and its replacement.
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

/** The comparison of two texts. */
export function useComparedWords(from: string, to: string): readonly ComparedPart[] {
  return useMemo(() => comparedParts(from, to), [from, to]);
}
