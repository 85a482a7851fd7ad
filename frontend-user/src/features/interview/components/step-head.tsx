import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

interface StepHeadProps {
  id: string;
  title: string;
  lead: string;
  /** False where a field of the step takes the focus. */
  takesFocus?: boolean;
}

/** What a screen asks. A new one takes the focus to its title, as a new page would. */
export function StepHead({ id, title, lead, takesFocus = false }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <>
      <Typography
        variant="display"
        component="h1"
        id={id}
        ref={heading}
        tabIndex={-1}
        sx={{ '&:focus': { outline: 0 } }}
      >
        {title}
      </Typography>
      <Typography
        variant="subtitle1"
        component="p"
        id={`${id}-lead`}
        sx={{
          m: { xs: '0.5rem 0 1.5rem', md: '0.75rem 0 2rem' },
          color: 'text.secondary',
          textWrap: 'pretty',
        }}
      >
        {lead}
      </Typography>
    </>
  );
}

/** What a keyboard does here; a finger has none. */
export function KeyHint({ children }: { children: string }) {
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{
        display: 'none',
        mt: 4,
        color: 'text.disabled',
        '@media (hover: hover) and (pointer: fine)': { display: 'block' },
      }}
    >
      {children}
    </Typography>
  );
}
