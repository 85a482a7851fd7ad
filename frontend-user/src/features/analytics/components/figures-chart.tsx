import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useId } from 'react';
import { shortened } from '../../../lib/text/number-format';
import { axisName, type Measure, measured, MEASURES, pointName } from './measures';
import type { FigureSeries } from '../api/analytics';

/** Sizes follow the text's, so that it fits where it is larger. */
const rem = (count: number) =>
  count * Number.parseFloat(getComputedStyle(document.documentElement).fontSize || '16');
const HEIGHT_REM = 17.5;
const AXIS_REM = 3.25;
const TICKS = { fontSize: '0.75rem' };
/** Bars of a few posts stay as narrow as those of many: the share of a place beside its bar. */
const gapOf = (bars: number) => Math.max(bars > 20 ? 0.4 : 0.6, 1 - bars * 0.06);

interface FiguresChartProps {
  series: FigureSeries;
  measure: Measure;
  /** Of the posts of the range; drawn where each bar is a post. */
  median: number | null;
}

/** A bar for each post, week or month, hatched for a post without the figure; values are in the table behind it. */
export default function FiguresChart({ series: { step, points }, measure, median }: FiguresChartProps) {
  const { vars } = useTheme();
  const hatch = useId();
  const { format, name } = MEASURES[measure];
  const line = step === 'post' ? median : null;
  const values = points.map(({ totals }) => measured(totals, measure));
  const stands = line ?? Math.max(0, ...values.map((value) => value ?? 0)) / 2;
  const bars = {
    stack: 'figures',
    label: name,
    valueFormatter: (value: number | null) => (value === null ? null : format(value)),
  };
  const isBelow = (value: number) => line !== null && value < line;
  return (
    <Box aria-hidden sx={{ mx: { xs: -2, sm: 0 } }}>
      <BarChart
        height={rem(HEIGHT_REM)}
        hideLegend
        disableKeyboardNavigation
        skipAnimation
        borderRadius={3}
        // At the right half of the last bar's name, of which there may be dozens.
        margin={{ top: 16, right: 24, bottom: 0, left: 0 }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            scaleType: 'band',
            data: points.map((_, at) => at),
            valueFormatter: (at: number, { location }) => {
              const point = points[at];
              if (!point) return '';
              return location === 'tooltip' ? pointName(point, step) : axisName(point, step);
            },
            height: rem(1.75),
            tickLabelStyle: TICKS,
            disableTicks: true,
            categoryGapRatio: gapOf(points.length),
          },
        ]}
        yAxis={[
          {
            width: rem(AXIS_REM),
            tickLabelStyle: TICKS,
            disableLine: true,
            disableTicks: true,
            // Nobody is seen half a time.
            ...(measure === 'rate' ? {} : { tickMinStep: 1 }),
            valueFormatter: (value: number) => (measure === 'rate' ? format(value) : shortened(value)),
          },
        ]}
        series={[
          {
            ...bars,
            data: values.map((value) => (value === null || isBelow(value) ? null : value)),
            color: vars.palette.beat.main,
          },
          {
            ...bars,
            data: values.map((value) => (value !== null && isBelow(value) ? value : null)),
            color: vars.palette.line.control,
          },
          {
            ...bars,
            // It has no height of its own: it stands for a bar that is not known.
            data: values.map((value) => (value === null && step === 'post' ? stands || 1 : null)),
            color: `url(#${hatch})`,
            valueFormatter: (value) => (value === null ? null : 'No numbers yet'),
          },
        ]}
      >
        <defs>
          <pattern
            id={hatch}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="2" height="6" fill={vars.palette.line.control} />
          </pattern>
        </defs>
        {line === null ? null : (
          <ChartsReferenceLine
            y={line}
            lineStyle={{ stroke: vars.palette.text.secondary, strokeDasharray: '3 3' }}
          />
        )}
      </BarChart>
    </Box>
  );
}
