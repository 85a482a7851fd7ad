import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { FIGURE_LABELS, FIGURES, inFigures } from '@drumbeat/domain';
import { PillarMark } from '@drumbeat/ui';
import { Link as RouterLink } from 'react-router';
import { useCurrentUser } from '../../../entities/session/current-user';
import { rated, shown } from '../../../lib/text/number-format';
import { linkTo } from '../../../lib/paths';
import { dayOf } from '../../../lib/text/time-format';
import type { AnalyticsPost } from '../api/analytics';

/** Columns of a table of posts, in their order. */
export const POST_FIGURES = [
  ...FIGURES.map((of) => ({ of, name: FIGURE_LABELS[of] })),
  { of: 'engagement_rate', name: 'Rate' },
] as const;

/** A row of a table of posts: which one, and its figures. */
export function PostRow({ post, pillars }: { post: AnalyticsPost; pillars: readonly string[] }) {
  const { time_zone: zone } = useCurrentUser();
  const { pillar_number: pillar } = post;
  return (
    <tr>
      <th scope="row">
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
          {pillar === null ? null : (
            <Box component="span" sx={{ flex: 'none', lineHeight: 0, pt: '0.125rem' }}>
              <PillarMark pillar={pillar} label={pillars[pillar - 1] ?? null} bare />
            </Box>
          )}
          <span>
            <Link component={RouterLink} to={linkTo.post(post.post_id)} color="inherit" underline="hover">
              {post.title}
            </Link>
            <small>{dayOf(post.posted_at, zone)}</small>
          </span>
        </Box>
      </th>
      {POST_FIGURES.map(({ of, name }) => (
        <td key={of} data-name={name}>
          {shown(post[of], of === 'engagement_rate' ? rated : inFigures)}
        </td>
      ))}
    </tr>
  );
}
