import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import {
  band,
  gapText,
  isSetByPerson,
  PREFERENCE_LIMITS,
  VOICE_SCALE_WORDS,
  type FieldOrigin,
  type VoiceGap,
  type VoiceScale,
} from '@drumbeat/domain';
import { LevelBeats } from '../level-beats';
import { CardSection, Origin, Tag } from './card-section';
import { useProfileWords } from './profile-reader';
import { Quotes, type ShownQuote } from './quotes';

export interface ShownScale {
  scale: VoiceScale;
  level: number;
  origin: FieldOrigin;
  /** What the posts lack; null where they prove the level, and before the first analysis. */
  gap: VoiceGap | null;
  quotes: readonly ShownQuote[];
}

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(8rem, 15rem) 1.75rem minmax(0, 1fr)',
  columnGap: '1.25rem',
  alignItems: 'start',
  padding: '0.875rem 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    rowGap: '0.5rem',
    '& > [data-part="scale"], & > [data-part="shown"]': { gridColumn: '1 / -1' },
    '& > [data-part="level"]': { gridRow: 1, gridColumn: 2 },
  },
}));

const BANDS = { high: 'High', low: 'Low' } as const;

/** "Voice DNA": the four scales as bars, each with the sentences that show it. */
export function VoiceDna({ scales }: { scales: readonly ShownScale[] }) {
  const { quoted } = useProfileWords();
  const isQuoted = scales.some(({ quotes }) => quotes.length > 0);
  return (
    <CardSection title="Voice DNA" caption={isQuoted ? quoted : undefined}>
      <ul>
        {scales.map((shown) => (
          <Scale key={shown.scale} {...shown} />
        ))}
      </ul>
    </CardSection>
  );
}

function Scale({ scale, level, origin, gap, quotes }: ShownScale) {
  const { label, low, high } = VOICE_SCALE_WORDS[scale];
  const { noQuotes } = useProfileWords();
  const { max } = PREFERENCE_LIMITS.level;
  const at = band(level);
  return (
    <Row>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <Typography sx={{ fontWeight: 550 }}>{label}</Typography>
        {at ? <Tag data-small>{BANDS[at]}</Tag> : null}
        <Box sx={{ flexBasis: '100%' }}>
          <Origin origin={origin} />
        </Box>
      </Box>
      <Box data-part="scale" role="img" aria-label={`${label} ${level} of ${max}, from ${low} to ${high}`}>
        <LevelBeats value={level} />
        <Box
          aria-hidden
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            mt: 1,
            typography: 'caption',
            color: 'text.disabled',
          }}
        >
          <span>{low}</span>
          <span>{high}</span>
        </Box>
      </Box>
      <Typography
        data-part="level"
        aria-hidden
        sx={{
          fontSize: '1.25rem',
          fontWeight: 560,
          lineHeight: '1.75rem',
          letterSpacing: '-0.02em',
          textAlign: 'right',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {level}
      </Typography>
      <Box data-part="shown" sx={{ pl: { md: 2 } }}>
        {quotes.length > 0 ? (
          <Quotes quotes={quotes} of={label.toLowerCase()} />
        ) : (
          <Typography sx={{ color: 'text.disabled', textWrap: 'pretty' }}>
            {gap ? gapText(gap) : isSetByPerson(origin) ? null : noQuotes}
          </Typography>
        )}
      </Box>
    </Row>
  );
}
