import { styled } from '@mui/material/styles';

/** Solid = posted, hatched = scheduled, hatched as a warning = paused, or written and waiting for a look, outlined = open, grey = past and unused. */
export type BeatState = 'posted' | 'scheduled' | 'paused' | 'stuck' | 'open' | 'past';

interface BeatBarProps {
  state: BeatState;
  /** Width and height as CSS lengths; a day head is 5 by 20 px. */
  width?: string;
  height?: string;
}

/** One beat of the week. The text beside it says the same, so it is hidden from screen readers. */
export const BeatBar = styled('span', {
  shouldForwardProp: (prop) => prop !== 'state' && prop !== 'width' && prop !== 'height',
})<BeatBarProps>(({ theme, state, width = '0.3125rem', height = '1.25rem' }) => {
  const beat = theme.vars.palette.beat.main;
  const looks = {
    posted: { background: beat },
    scheduled: hatched(beat),
    paused: hatched(theme.vars.palette.warning.main),
    stuck: hatched(theme.vars.palette.warning.main),
    open: { boxShadow: `inset 0 0 0 1.25px ${theme.vars.palette.line.control}` },
    past: { background: theme.vars.palette.beat.rest },
  } as const;
  return {
    display: 'inline-block',
    flex: 'none',
    width,
    height,
    borderRadius: '999px',
    forcedColorAdjust: 'none',
    ...looks[state],
  };
});

const hatched = (color: string) => ({
  background: `repeating-linear-gradient(-45deg, ${color} 0 2px, transparent 2px 4px)`,
  boxShadow: `inset 0 0 0 1.25px ${color}`,
});
