import Link from '@mui/material/Link';
import { bodyOf } from '@drumbeat/api-client';
import { counted } from '@drumbeat/domain';
import { SkeletonLines } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { FactList } from '../../../components/fact-list';
import { Quiet } from '../../../components/quiet';
import { Section } from '../../../components/section';
import { dayLabel } from '../../../lib/times';
import type { User } from '../../../providers/records';
import { api, byId } from '../../../providers/api';
import { linkTo } from '../../../lib/paths';

async function readActivity(userId: string) {
  return bodyOf(await api.GET('/api/admin/users/{id}/activity', byId(userId)));
}

const ofUser = (list: string, { id }: User) =>
  `/${list}?filter=${encodeURIComponent(JSON.stringify({ user_id: id }))}`;

/** When a user was here and posted last, and the pages that they see. */
export function UserActivity({ user }: { user: User }) {
  const { data, error } = useQuery({ queryKey: ['activity', user.id], queryFn: () => readActivity(user.id) });
  return (
    <Section title="Activity">
      {error && !data ? <Quiet>It could not be loaded: {error.message}</Quiet> : null}
      {!error && !data ? <SkeletonLines lines={[{ width: '70%' }, { width: '50%' }]} /> : null}
      {data ? (
        <FactList
          facts={[
            [
              'Seen last',
              user.last_seen_at ? dayLabel(user.last_seen_at) : <Quiet key="seen">Not of late</Quiet>,
            ],
            [
              'Posted last',
              data.last_posted_at ? dayLabel(data.last_posted_at) : <Quiet key="never">Never</Quiet>,
            ],
            ['Streak', counted(data.posting_streak, 'week')],
            // Weeks of posting begin on Sunday, as on their own dashboard.
            ['Since Sunday', `${data.posts_this_week} of ${counted(data.weekly_posting_goal, 'post')}`],
            [
              'They see',
              <span key="pages">
                <Link component={RouterLink} to={linkTo.calendarOf(user.id)}>
                  Their calendar
                </Link>
                {', '}
                <Link component={RouterLink} to={ofUser('posts', user)}>
                  their posts
                </Link>
              </span>,
            ],
            [
              'Told',
              <Link key="notices" component={RouterLink} to={ofUser('notices', user)}>
                Their notices
              </Link>,
            ],
            [
              'Said',
              <Link key="feedback" component={RouterLink} to={ofUser('feedback', user)}>
                Their feedback
              </Link>,
            ],
            [
              'Done',
              <Link key="audit" component={RouterLink} to={ofUser('audit-log', user)}>
                What was done about them
              </Link>,
            ],
          ]}
        />
      ) : null}
    </Section>
  );
}
