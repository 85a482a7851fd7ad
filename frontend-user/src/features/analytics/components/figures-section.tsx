import { inFigures } from '@drumbeat/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { SegmentedChoice, shortDate } from '@drumbeat/ui';
import { ChartColumn, Table2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../components/lazy-part';
import type { AnalyticsFigures } from '../api/analytics';
import { FigureTable } from './figure-table';
import { type Measure, measured, MEASURE_NAMES, MEASURES, pointName, STEP_NAMES } from './measures';

const chart = lazyPart(() => import('./figures-chart'));

/** Keeps the place of the chart while its library loads. */
const Place = styled('div')({ minHeight: '17.5rem' });

/** The figures over time: a chart, and the table behind it. */
export function FiguresSection({ figures }: { figures: AnalyticsFigures }) {
  const [measure, setMeasure] = useState<Measure>('impressions');
  const [isTable, setIsTable] = useState(false);
  const { series } = figures;
  const { name } = MEASURES[measure];
  const isHatched =
    series.step === 'post' && series.points.some(({ totals }) => measured(totals, measure) === null);
  const median =
    measure === 'impressions' ? figures.median_impressions : measure === 'rate' ? figures.median_rate : null;
  return (
    <section aria-labelledby="over-time-title">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
        <Typography variant="h3" component="h2" id="over-time-title" sx={{ mr: 'auto' }}>
          {name} {STEP_NAMES[series.step]}
        </Typography>
        {isTable ? null : (
          <SegmentedChoice
            size="small"
            label="Measure"
            options={MEASURE_NAMES.map((value) => ({
              value,
              content: value === 'rate' ? 'Engagement' : MEASURES[value].name,
            }))}
            value={measure}
            onChange={setMeasure}
            sx={{ maxWidth: '100%', overflowX: 'auto' }}
          />
        )}
        <Button
          size="small"
          variant="text"
          color="inherit"
          aria-pressed={isTable}
          startIcon={isTable ? <ChartColumn size={16} aria-hidden /> : <Table2 size={16} aria-hidden />}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? 'Chart' : 'Table'}
        </Button>
      </Box>
      {isTable ? (
        <FigureTable
          label={`Figures ${STEP_NAMES[series.step]}`}
          columns={MEASURE_NAMES.map((of) => MEASURES[of].name)}
        >
          {[...series.points].reverse().map((point) => (
            <tr key={point.post_id ?? point.day}>
              <th scope="row">
                {pointName(point, series.step)}
                {series.step === 'post' ? <small>{shortDate(point.day)}</small> : null}
              </th>
              {MEASURE_NAMES.map((of) => {
                const value = measured(point.totals, of);
                return (
                  <td key={of} data-name={MEASURES[of].name}>
                    {value === null ? '–' : MEASURES[of].format(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </FigureTable>
      ) : (
        <Place>
          <Suspense>
            <chart.Part series={series} measure={measure} median={median} />
          </Suspense>
          <Typography variant="caption" component="p" sx={{ color: 'text.disabled', mt: 1 }}>
            {median === null || series.step !== 'post'
              ? `${inFigures(series.points.length)} ${series.step === 'post' ? 'posts' : `${series.step}s`}, oldest first. `
              : `Line: your median, ${MEASURES[measure].format(measure === 'rate' ? median : Math.round(median))}. Green: at or above it. `}
            {isHatched ? 'Hatched: no numbers yet. ' : ''}
            All values are in the table.
          </Typography>
        </Place>
      )}
    </section>
  );
}
