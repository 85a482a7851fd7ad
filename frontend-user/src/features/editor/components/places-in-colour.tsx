import { styled } from '@mui/material/styles';
import { findPlacesToFill } from '../../../entities/posts/places-to-fill.rules';
import { memo, type ReactNode } from 'react';

const Place = styled('mark')(({ theme }) => ({
  color: 'transparent',
  borderRadius: '0.25rem',
  background: theme.vars.palette.soft.warn,
  boxShadow: `0 0 0 1px ${theme.vars.palette.warning.main}`,
}));

/** A text with its places in brackets highlighted. */
function PlacesInColour({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { start, end } of findPlacesToFill(text)) {
    parts.push(text.slice(done, start), <Place key={start}>{text.slice(start, end)}</Place>);
    done = end;
  }
  return [...parts, text.slice(done)];
}

export default memo(PlacesInColour);
