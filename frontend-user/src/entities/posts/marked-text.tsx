import type { TextFinding } from '@drumbeat/domain';
import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import { foreignPlaces } from './foreign-places.rules';
import { findPlacesToFill } from './places-to-fill.rules';

/** Its ink is that of the text around it: behind a field, none. */
const Place = styled('mark')(({ theme }) => ({
  color: 'inherit',
  borderRadius: '0.25rem',
  background: theme.vars.palette.soft.warn,
  boxShadow: `0 0 0 1px ${theme.vars.palette.warning.main}`,
  // Forced colours take grounds and shadows away, and leave outlines.
  '@media (forced-colors: active)': {
    background: 'none',
    outline: '2px solid CanvasText',
  },
}));

interface MarkedTextProps {
  text: string;
  findings: readonly TextFinding[];
}

/** A text with its places in brackets, and what is not its author's, highlighted. */
function MarkedText({ text, findings }: MarkedTextProps) {
  const parts: ReactNode[] = [];
  let done = 0;
  const places = [...findPlacesToFill(text), ...foreignPlaces(text, findings)];
  for (const { start, end } of places.sort((a, b) => a.start - b.start)) {
    if (start < done) continue;
    parts.push(text.slice(done, start), <Place key={start}>{text.slice(start, end)}</Place>);
    done = end;
  }
  return [...parts, text.slice(done)];
}

export default memo(MarkedText);
