import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { PREFERENCE_LIMITS } from '@drumbeat/domain';
import { useId } from 'react';

const { min, max, default: middle } = PREFERENCE_LIMITS.level;

const levels = Array.from({ length: max - min + 1 }, (_, position) => min + position);

/** The slider is an invisible overlay; a ring around both shows the focus. */
const Track = styled('div')({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  alignItems: 'end',
  justifyItems: 'center',
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

const Tick = styled('i', { shouldForwardProp: (prop) => prop !== 'kind' && prop !== 'rise' })<{
  kind: 'value' | 'between' | 'rest';
  rise: number;
}>(({ theme, kind, rise }) => ({
  width: kind === 'value' ? '0.5rem' : '0.375rem',
  height: kind === 'value' ? '1.75rem' : kind === 'between' ? `${0.5 + rise * 0.175}rem` : '0.5rem',
  borderRadius: '0.25rem',
  background: kind === 'rest' ? theme.vars.palette.beat.rest : theme.vars.palette.beat.main,
  opacity: kind === 'between' ? 0.55 : 1,
  forcedColorAdjust: 'none',
}));

/** Ten ticks; those between the middle and the value rise towards it. */
function tickOf(level: number, value: number) {
  const between = (level >= middle && level < value) || (level <= middle && level > value);
  const kind = level === value ? 'value' : between ? 'between' : 'rest';
  return { kind, rise: Math.abs(level - middle) } as const;
}

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
          {levels.map((level) => (
            <Tick key={level} {...tickOf(level, value)} aria-hidden />
          ))}
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
