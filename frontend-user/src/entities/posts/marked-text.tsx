import type { TextFinding } from '@drumbeat/domain';
import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import { markedRanges } from './marked-ranges.rules';

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

/** Dotted below, so that no colour alone tells it from a place to fill. */
const Breaking = styled('mark')(({ theme }) => ({
  color: 'inherit',
  background: 'none',
  borderBottom: `2px dotted ${theme.vars.palette.info.main}`,
  '@media (forced-colors: active)': { borderBottomColor: 'CanvasText' },
}));

interface MarkedTextProps {
  text: string;
  findings: readonly TextFinding[];
  /** Sentences that do not sound like their author, by their words. */
  breaking?: readonly string[];
}

const NO_SENTENCES: readonly string[] = [];

/** A text with its places in brackets, what is not its author's, and on demand what does not sound like them, highlighted. */
function MarkedText({ text, findings, breaking = NO_SENTENCES }: MarkedTextProps) {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { start, end, kind } of markedRanges(text, findings, breaking)) {
    const Mark = kind === 'place' ? Place : Breaking;
    parts.push(text.slice(done, start), <Mark key={start}>{text.slice(start, end)}</Mark>);
    done = end;
  }
  return [...parts, text.slice(done)];
}

export default memo(MarkedText);
