import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { RATING_MAX, ratingAfterClick } from '@drumbeat/domain';
import { Star } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';

const Stars = styled('span')({ display: 'inline-flex', flex: 'none', margin: '0 -0.25rem' });

const StarButton = styled(ButtonBase, { shouldForwardProp: (prop) => prop !== 'on' && prop !== 'large' })<{
  on: boolean;
  large: boolean;
}>(({ theme, on, large }) => ({
  width: large ? '2rem' : '1.5rem',
  height: large ? '2rem' : '1.75rem',
  borderRadius: '0.25rem',
  color: on ? theme.vars.palette.star : theme.vars.palette.line.control,
  forcedColorAdjust: 'none',
  '& svg': { fill: on ? 'currentColor' : 'none' },
  '&:hover': { color: theme.vars.palette.star },
  '@media (pointer: coarse)': { width: large ? '2.5rem' : '1.75rem', height: large ? '2.5rem' : '2.25rem' },
}));

const stars = Array.from({ length: RATING_MAX }, (_, index) => index + 1);

/** The star targeted by a key; undefined for other keys. */
const steps: Record<string, (star: number) => number> = {
  ArrowRight: (star) => star + 1,
  ArrowUp: (star) => star + 1,
  ArrowLeft: (star) => star - 1,
  ArrowDown: (star) => star - 1,
  Home: () => 1,
  End: () => RATING_MAX,
};

interface StarRatingProps {
  label: string;
  /** 1 to 5; 0 for none. */
  value: number;
  /** With the new rating; 0 when the star was clicked that it has (FEEDBACK-3). */
  onChange: (rating: number) => void;
  large?: boolean;
}

/**
 * One to five stars as a group of radio buttons with one tab stop. Arrows only move the focus, as each choice is sent
 * at once; space or Enter chooses, or clears the present choice.
 */
export function StarRating({ label, value, onChange, large = false }: StarRatingProps) {
  const group = useRef<HTMLSpanElement>(null);
  function move(event: KeyboardEvent, star: number) {
    const next = steps[event.key]?.(star);
    if (next === undefined) return;
    event.preventDefault();
    const clamped = Math.min(RATING_MAX, Math.max(1, next));
    group.current?.querySelectorAll('button')[clamped - 1]?.focus();
  }
  return (
    <Stars ref={group} role="radiogroup" aria-label={label}>
      {stars.map((star) => (
        <StarButton
          key={star}
          role="radio"
          aria-checked={star === value}
          aria-label={star === 1 ? '1 star' : `${star} stars`}
          title={star === value ? 'Click again to clear' : undefined}
          tabIndex={star === (value || 1) ? 0 : -1}
          on={star <= value}
          large={large}
          onClick={() => onChange(ratingAfterClick(value, star))}
          onKeyDown={(event) => move(event, star)}
        >
          <Star size={large ? 22 : 16} strokeWidth={1.5} aria-hidden />
        </StarButton>
      ))}
    </Stars>
  );
}
