import { styled } from '@mui/material/styles';
import { PREFERENCE_LIMITS } from '@drumbeat/domain';

const { min, max, default: middle } = PREFERENCE_LIMITS.level;

const levels = Array.from({ length: max - min + 1 }, (_, position) => min + position);

const Row = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  alignItems: 'end',
  justifyItems: 'center',
  height: '100%',
  minHeight: '1.75rem',
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

/** A level of a scale from 1 to 10, drawn as beats (VOICE-5). What stands beside it says the same. */
export const LevelBeats = ({ value }: { value: number }) => (
  <Row aria-hidden>
    {levels.map((level) => (
      <Tick key={level} {...tickOf(level, value)} />
    ))}
  </Row>
);
