import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  engagementLabel,
  engagementRate,
  inFigures,
  type PerformanceFigures,
  totalEngagement,
  TRAINING_TEXTS,
} from '@drumbeat/domain';
import { Status, type StatusTone } from '@drumbeat/ui';
import { ChartColumn, CircleCheck, TrendingUp, TriangleAlert, type LucideIcon } from 'lucide-react';
import { ratedExactly } from '../../../lib/text/number-format';

const LOOKS: Readonly<Record<ReturnType<typeof engagementLabel>, { tone: StatusTone; icon: LucideIcon }>> = {
  'Great!': { tone: 'good', icon: CircleCheck },
  Good: { tone: 'info', icon: TrendingUp },
  Doubtful: { tone: 'warn', icon: TriangleAlert },
  'Can improve': { tone: 'quiet', icon: ChartColumn },
};

/** What the figures come to (TRAINING-4), announced as it changes; without impressions what is missing. */
export function EngagementAnalysis({ figures }: { figures: PerformanceFigures }) {
  const rate = engagementRate(figures);
  return (
    <Box
      role="status"
      aria-label="Engagement Analysis"
      sx={(theme) => ({
        p: 4,
        borderRadius: '0.75rem',
        background: theme.vars.palette.surface.sunken,
        fontVariantNumeric: 'tabular-nums',
      })}
    >
      {rate === null ? (
        <>
          <Typography sx={{ fontWeight: 600 }}>{TRAINING_TEXTS.addPerformanceData}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            With impressions you see how the post did, and the writer learns most from what did well.
          </Typography>
        </>
      ) : (
        <>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 4 }}>
            <Figure value={ratedExactly(rate)} label="engagement rate" />
            <Figure value={inFigures(totalEngagement(figures))} label="total engagement" />
            <Figure value={inFigures(figures.impressions)} label="total reach" />
          </Box>
          <Verdict rate={rate} />
        </>
      )}
    </Box>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div>
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 600, overflowWrap: 'anywhere' }}>{value}</Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
    </div>
  );
}

function Verdict({ rate }: { rate: number }) {
  const label = engagementLabel(rate);
  const note =
    label === 'Doubtful'
      ? TRAINING_TEXTS.rateOver100
      : label === 'Great!'
        ? TRAINING_TEXTS.qualityExample
        : null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, mt: 3 }}>
      <Status {...LOOKS[label]}>{label}</Status>
      {note ? (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      ) : null}
    </Box>
  );
}
