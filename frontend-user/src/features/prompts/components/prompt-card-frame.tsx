import { styled } from '@mui/material/styles';

/** A prompt as an object one can act on: hairline, a little shadow under the pointer. */
export const PromptCardFrame = styled('article', {
  shouldForwardProp: (prop) => prop !== 'quiet' && prop !== 'sx' && prop !== 'as',
})<{
  quiet: boolean;
}>(({ theme, quiet }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  padding: '0.75rem 0.75rem 0.5rem 1rem',
  background: quiet ? 'none' : theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: '0.75rem',
  transition: theme.transitions.create(['border-color', 'box-shadow'], {
    duration: theme.transitions.duration.short,
  }),
  '&:hover': { borderColor: theme.vars.palette.line.strong, boxShadow: theme.vars.shadows[1] },
}));

/** Its controls are above the click area that opens the prompt; clicks between them pass through. */
const aboveOpener = {
  position: 'relative',
  zIndex: 1,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
} as const;

export const CardTop = styled('div')({
  ...aboveOpener,
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
  minWidth: 0,
  marginBottom: '0.25rem',
});

/** One item at each end; the left one shrinks. */
export const CardMeta = styled('div')({
  ...aboveOpener,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem',
  minWidth: 0,
  minHeight: '1.75rem',
});

export const CardFoot = styled('footer')(({ theme }) => ({
  ...aboveOpener,
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
  paddingTop: '0.5rem',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
