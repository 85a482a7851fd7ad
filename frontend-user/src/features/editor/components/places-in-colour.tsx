import { standingFindings, type TextFinding, type TextRange } from '@drumbeat/domain';
import { styled } from '@mui/material/styles';
import { findPlacesToFill } from '../../../entities/posts/places-to-fill.rules';
import { memo, type ReactNode } from 'react';

const Place = styled('mark')(({ theme }) => ({
  color: 'transparent',
  borderRadius: '0.25rem',
  background: theme.vars.palette.soft.warn,
  boxShadow: `0 0 0 1px ${theme.vars.palette.warning.main}`,
}));

interface PlacesInColourProps {
  text: string;
  findings: readonly TextFinding[];
}

/** A text with its places in brackets, and what is not its author's, highlighted. A rhythm is many sentences, and no place. */
function PlacesInColour({ text, findings }: PlacesInColourProps) {
  const parts: ReactNode[] = [];
  let done = 0;
  const foreign = standingFindings(text, findings).filter(({ kind }) => kind !== 'rhythm');
  const places: TextRange[] = [...findPlacesToFill(text), ...foreign.map(({ place }) => place)];
  for (const { start, end } of places.sort((a, b) => a.start - b.start)) {
    if (start < done) continue;
    parts.push(text.slice(done, start), <Place key={start}>{text.slice(start, end)}</Place>);
    done = end;
  }
  return [...parts, text.slice(done)];
}

export default memo(PlacesInColour);
