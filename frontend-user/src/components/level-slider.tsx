import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { PREFERENCE_LIMITS } from '@drumbeat/domain';
import { LevelBeats } from '@drumbeat/ui';
import { useId } from 'react';

const { min, max } = PREFERENCE_LIMITS.level;

/** The slider is an invisible overlay; a ring around both shows the focus. */
const Track = styled('div')({
  position: 'relative',
  height: '2rem',
  borderRadius: '0.375rem',
  '&:has(:focus-visible)': { outline: '2px solid var(--db-palette-focusRing)', outlineOffset: 2 },
  '& input': {
    position: 'absolute',
    // The ends of the thumb's way are the middles of the outer ticks.
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
});

interface LevelSliderProps {
  label: string;
  /** Labels of both ends. */
  low: string;
  high: string;
  value: number;
  onChange: (value: number) => void;
}

/** A scale from 1 to 10, drawn as beats (VOICE-5). */
export function LevelSlider({ label, low, high, value, onChange }: LevelSliderProps) {
  const id = useId();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 2rem', sm: '7rem minmax(0, 1fr) 2rem' },
        columnGap: 4,
        rowGap: 1,
        alignItems: 'center',
        py: 4,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="label" htmlFor={id} sx={{ fontWeight: 550, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        {label}
      </Box>
      <div>
        <Track>
          <LevelBeats value={value} />
          <input
            id={id}
            type="range"
            min={min}
            max={max}
            step={1}
            value={value}
            aria-valuetext={`${value} of ${max}, from ${low.toLowerCase()} to ${high.toLowerCase()}`}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
        </Track>
        <Box
          aria-hidden
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            typography: 'caption',
            color: 'text.disabled',
          }}
        >
          <span>{low}</span>
          <span>{high}</span>
        </Box>
      </div>
      <Box
        component="output"
        htmlFor={id}
        aria-hidden
        sx={{ fontSize: '1.125rem', fontWeight: 560, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
      >
        {value}
      </Box>
    </Box>
  );
}
