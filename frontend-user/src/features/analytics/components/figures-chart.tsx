import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { shortened } from '../../../lib/text/number-format';
import { axisName, type Measure, measured, MEASURES, pointName } from './measures';
import type { FigureSeries } from '../api/analytics';

const HEIGHT = 280;
/** Bars of a few posts stay as narrow as those of many: the share of a place beside its bar. */
const gapOf = (bars: number) => Math.max(bars > 20 ? 0.4 : 0.6, 1 - bars * 0.06);

interface FiguresChartProps {
  series: FigureSeries;
  measure: Measure;
  /** Of the posts of the range; drawn where each bar is a post. */
  median: number | null;
}

/** A bar for each post, week or month; its values are in the table behind it. */
export default function FiguresChart({ series: { step, points }, measure, median }: FiguresChartProps) {
  const { vars } = useTheme();
  const { format } = MEASURES[measure];
  const line = step === 'post' ? median : null;
  const values = points.map(({ totals }) => measured(totals, measure));
  return (
    <Box aria-hidden sx={{ mx: { xs: -2, sm: 0 } }}>
      <BarChart
        height={HEIGHT}
        hideLegend
        disableKeyboardNavigation
        skipAnimation
        borderRadius={3}
        margin={{ top: 16, right: 8, bottom: 0, left: 0 }}
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
            disableTicks: true,
            categoryGapRatio: gapOf(points.length),
          },
        ]}
        yAxis={[
          {
            width: 52,
            disableLine: true,
            disableTicks: true,
            valueFormatter: (value: number) => (measure === 'rate' ? format(value) : shortened(value)),
            ...(line === null
              ? {}
              : {
                  colorMap: {
                    type: 'piecewise',
                    thresholds: [line],
                    colors: [vars.palette.line.control, vars.palette.beat.main],
                  },
                }),
          },
        ]}
        series={[
          {
            data: values,
            label: MEASURES[measure].name,
            color: vars.palette.beat.main,
            valueFormatter: (value) => (value === null ? '–' : format(value)),
          },
        ]}
      >
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
