import { styled } from '@mui/material/styles';
import { findPlacesToFill } from '@drumbeat/domain';
import { visuallyHidden } from '@drumbeat/ui';
import { memo, useMemo, type ReactNode } from 'react';

/** The same words without ink: what shows is the colour behind the places. */
const Colours = styled('div')(({ theme }) => ({
  ...theme.typography.subtitle1,
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  color: 'transparent',
  letterSpacing: '-0.006em',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  '& mark': {
    color: 'transparent',
    borderRadius: '0.25rem',
    background: theme.vars.palette.soft.warn,
    boxShadow: `0 0 0 1px ${theme.vars.palette.warning.main}`,
  },
}));

interface PlacesInColourProps {
  text: string;
  /** Of the words that tell who cannot see the colour. */
  helpId: string;
}

/** Colours the places in brackets under the field of the text. */
function PlacesInColour({ text, helpId }: PlacesInColourProps) {
  const parts = useMemo(() => colouredParts(text), [text]);
  return (
    <>
      <Colours aria-hidden>{parts}</Colours>
      <span id={helpId} style={visuallyHidden}>
        {parts.length > 0 ? 'Tab leads to the next place in brackets.' : null}
      </span>
    </>
  );
}

export default memo(PlacesInColour);

/** The text up to its last place: what follows has no colour. */
function colouredParts(text: string): ReactNode[] {
  let done = 0;
  return findPlacesToFill(text).flatMap(({ start, end }) => {
    const parts = [text.slice(done, start), <mark key={start}>{text.slice(start, end)}</mark>];
    done = end;
    return parts;
  });
}
