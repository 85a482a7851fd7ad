import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { inFigures, kindName } from '@drumbeat/domain';
import { rated } from '../../../lib/text/number-format';
import type { Breakdown } from '../api/analytics';
import { FigureTable } from './figure-table';

const TITLES: Readonly<Record<Breakdown['by'], { readonly title: string; readonly rows: string }>> = {
  pillar: { title: 'By pillar', rows: 'Pillar' },
  weekday: { title: 'By weekday', rows: 'Day' },
  length: { title: 'By length', rows: 'Length' },
  opening: { title: 'By first line', rows: 'Opens with' },
};

const Bar = styled('span')(({ theme }) => ({
  display: 'block',
  height: '0.375rem',
  marginTop: '0.25rem',
  borderRadius: '0 0.1875rem 0.1875rem 0',
  background: theme.vars.palette.beat.main,
  forcedColorAdjust: 'none',
}));

interface BreakdownsProps {
  breakdowns: readonly Breakdown[];
  pillars: readonly string[];
}

/** Medians of the posts of each kind. One post of a kind says nothing about it. */
export function Breakdowns({ breakdowns, pillars }: BreakdownsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gap: { xs: 8, md: 10 },
      }}
    >
      {breakdowns.map(({ by, kinds }) => (
        <section key={by} aria-labelledby={`by-${by}-title`}>
          <Typography variant="h3" component="h2" id={`by-${by}-title`} sx={{ mb: 2 }}>
            {TITLES[by].title}
          </Typography>
          {kinds.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>
              {by === 'pillar'
                ? 'No post with numbers was written from a prompt, so none has a pillar.'
                : 'Not enough posts yet.'}
            </Typography>
          ) : (
            <FigureTable
              label={TITLES[by].title}
              rows={TITLES[by].rows}
              columns={['Posts', 'Median impressions', 'Median rate']}
            >
              {kinds.map((kind) => (
                <tr key={kind.key}>
                  <th scope="row">
                    {kindName(by, kind.key, (pillar) => pillars[pillar - 1] ?? '')}
                    {kind.median_impressions === null ? (
                      <small>Not enough posts yet</small>
                    ) : (
                      <Bar aria-hidden style={{ width: `${share(kind.median_impressions, kinds)}%` }} />
                    )}
                  </th>
                  <td data-name="Posts">{inFigures(kind.posts)}</td>
                  <td data-name="Median impressions">
                    {kind.median_impressions === null ? '–' : inFigures(Math.round(kind.median_impressions))}
                  </td>
                  <td data-name="Median rate">{kind.median_rate === null ? '–' : rated(kind.median_rate)}</td>
                </tr>
              ))}
            </FigureTable>
          )}
        </section>
      ))}
    </Box>
  );
}

/** Percent of the largest median. */
function share(median: number, kinds: Breakdown['kinds']): number {
  return (median / Math.max(1, ...kinds.map((kind) => kind.median_impressions ?? 0))) * 100;
}
