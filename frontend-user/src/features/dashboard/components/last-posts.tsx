import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { inFigures, medianOf } from '@drumbeat/domain';
import { PillarMark } from '@drumbeat/ui';
import { Link as RouterLink } from 'react-router';
import { useCurrentUser } from '../../../entities/session/current-user';
import { rated, shown as orDash } from '../../../lib/text/number-format';
import { linkTo, paths } from '../../../lib/paths';
import { dayOf } from '../../../lib/text/time-format';
import type { TrendItem } from '../api/dashboard';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.disabled,
    textAlign: 'left',
    padding: '0 0.75rem 0.5rem 0',
  },
  '& td': {
    height: '2.25rem',
    padding: '0 1rem 0 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    whiteSpace: 'nowrap',
  },
  '& td:nth-of-type(1)': { color: theme.vars.palette.text.disabled },
  '& td:nth-of-type(2)': { maxWidth: 0, width: '52%' },
  '& td:nth-of-type(3)': { width: '26%' },
  '& th:last-of-type, & td:last-of-type': { textAlign: 'right', paddingRight: 0 },
  [theme.breakpoints.down('sm')]: {
    '& thead': { display: 'none' },
    '&, & tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 6.5rem',
      gap: '0 0.75rem',
      padding: '0.5rem 0',
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
    '& td': { display: 'block', height: 'auto', padding: 0, border: 0 },
    '& td:nth-of-type(1)': { order: 2, textAlign: 'right' },
    '& td:nth-of-type(2)': { order: 1, maxWidth: 'none', width: 'auto', minWidth: 0 },
    '& td:nth-of-type(3)': { order: 3, width: 'auto' },
    '& td:nth-of-type(4)': { order: 4 },
  },
}));

/** The bar of a post with the line of the median. */
const Bar = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-block',
  width: 'calc(100% - 4rem)',
  height: '0.625rem',
  verticalAlign: 'middle',
  '& > i': {
    position: 'absolute',
    inset: '0 auto 0 0',
    borderRadius: '0 0.1875rem 0.1875rem 0',
    background: theme.vars.palette.line.control,
    forcedColorAdjust: 'none',
  },
  '& > i[data-above]': { background: theme.vars.palette.beat.main },
  '& > b': {
    position: 'absolute',
    top: '-0.8125rem',
    bottom: '-0.8125rem',
    width: 1,
    background: theme.vars.palette.text.disabled,
    opacity: 0.55,
    '@media (forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' },
    [theme.breakpoints.down('sm')]: { top: '-0.1875rem', bottom: '-0.1875rem' },
  },
}));

interface LastPostsProps {
  /** Posts with figures, newest first; the last ones are shown. */
  posts: readonly TrendItem[];
  shown: number;
  pillars: readonly string[];
}

/** The last posts with figures, each against its author's median. */
export function LastPosts({ posts, shown, pillars }: LastPostsProps) {
  const { time_zone: zone } = useCurrentUser();
  const last = posts.slice(0, shown);
  const median = medianOf(posts.flatMap(({ impressions }) => impressions ?? []));
  const most = Math.max(1, ...last.map(({ impressions }) => impressions ?? 0));
  return (
    <section aria-labelledby="last-posts-title">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, mb: 3 }}>
        <Typography variant="h3" component="h2" id="last-posts-title">
          Your last posts with numbers
        </Typography>
        {median === null ? null : (
          <Typography variant="caption" sx={{ color: 'text.disabled' }}>
            Line: your median, {inFigures(Math.round(median))} impressions
          </Typography>
        )}
        <Link component={RouterLink} to={paths.analytics} sx={{ ml: 'auto' }}>
          Analytics
        </Link>
      </Box>
      {last.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          Two days after a post went out, LinkedIn knows how it did. Add its impressions, likes, comments and
          shares{' '}
          <Link component={RouterLink} to={linkTo.posts('posted')}>
            beside the post
          </Link>
          , and they are compared here.
        </Typography>
      ) : (
        <Table>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Post</th>
              <th scope="col">Impressions</th>
              <th scope="col">Engagement</th>
            </tr>
          </thead>
          <tbody>
            {last.map((post) => (
              <tr key={post.post_id}>
                <td>{dayOf(post.posted_at, zone)}</td>
                <td>
                  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
                    {post.pillar_number === null ? null : (
                      <Box component="span" sx={{ flex: 'none', lineHeight: 0 }}>
                        <PillarMark
                          pillar={post.pillar_number}
                          label={pillars[post.pillar_number - 1] ?? null}
                          bare
                        />
                      </Box>
                    )}
                    <Link
                      component={RouterLink}
                      to={linkTo.post(post.post_id)}
                      color="inherit"
                      underline="hover"
                      sx={{ overflow: 'hidden', textOverflow: 'ellipsis', py: 1, my: -1 }}
                    >
                      {post.title}
                    </Link>
                  </Box>
                </td>
                <td>
                  <Bar aria-hidden>
                    <i
                      style={{ width: `${((post.impressions ?? 0) / most) * 100}%` }}
                      {...(median !== null && (post.impressions ?? -1) >= median ? { 'data-above': '' } : {})}
                    />
                    {median === null ? null : (
                      <b style={{ left: `${Math.min(100, (median / most) * 100)}%` }} />
                    )}
                  </Bar>
                  <Box component="span" sx={{ display: 'inline-block', width: '4rem', textAlign: 'right' }}>
                    {orDash(post.impressions, inFigures)}
                  </Box>
                </td>
                <td>
                  {post.performance_category === null ? null : (
                    <Typography
                      component="span"
                      variant="caption"
                      sx={{ color: 'text.disabled', fontWeight: 400, mr: 2 }}
                    >
                      {post.performance_category}
                    </Typography>
                  )}
                  {orDash(post.engagement_rate, rated)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
