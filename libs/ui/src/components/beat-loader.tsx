import { keyframes, styled } from '@mui/material/styles';

const beat = keyframes({
  '0%, 60%, 100%': { transform: 'scaleY(0.55)' },
  '20%': { transform: 'scaleY(1)' },
});

const Row = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'flex-end',
  gap: 3,
  height: '1.75rem',
  '& i': {
    width: '0.3125rem',
    height: '100%',
    borderRadius: '0.15625rem',
    background: theme.vars.palette.beat.main,
    transformOrigin: 'bottom',
    animation: `${beat} 1.2s cubic-bezier(0.2, 0, 0, 1) infinite`,
  },
  '& i:nth-of-type(2)': { animationDelay: '0.2s' },
  '& i:nth-of-type(3)': { animationDelay: '0.4s' },
  '& b': {
    width: '0.25rem',
    height: '0.25rem',
    borderRadius: '50%',
    background: theme.vars.palette.beat.main,
  },
}));

/** The mark, beating: full-page waiting only, lists have skeletons. */
export function BeatLoader() {
  return (
    <Row aria-hidden>
      <i />
      <b />
      <i />
      <b />
      <i />
    </Row>
  );
}
