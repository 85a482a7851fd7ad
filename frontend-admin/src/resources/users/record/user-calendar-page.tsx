import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { bodyOf, type components } from '@drumbeat/api-client';
import { addDays, zoneLabel, type PlainDate } from '@drumbeat/domain';
import { PostStatus, SkeletonLines } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { FailureNotice } from '../../../components/failure-notice';
import { NotFoundPage } from '../../../components/not-found-page';
import { Page } from '../../../components/page';
import { isAbsent } from '../../../providers/refusals';
import { Quiet } from '../../../components/quiet';
import { Section } from '../../../components/section';
import { momentLabel } from '../../../lib/times';
import { api, byId } from '../../../providers/api';
import { linkTo } from '../../../lib/paths';

type Calendar = components['schemas']['CalendarResponse'];

async function readCalendar(userId: string, query: { from: string; to: string }) {
  return bodyOf(await api.GET('/api/admin/users/{id}/calendar', { params: { path: { id: userId }, query } }));
}

/** Four weeks, from a Sunday on, as the user's own page has them. */
const DAYS = 28;

const sundayOf = (day: PlainDate): PlainDate => addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());

const dayName = (day: PlainDate) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** One user's calendar as they see it, to read. Nobody signs in for them, and the audit log says who looked. */
export function UserCalendarPage() {
  const { id = '' } = useParams();
  const [from, setFrom] = useState(() => sundayOf(new Date().toISOString().slice(0, 10)));
  const { data, error, refetch } = useQuery({
    queryKey: ['calendar-of', id, from],
    queryFn: () => readCalendar(id, { from, to: addDays(from, DAYS - 1) }),
  });
  const person = useQuery({
    queryKey: ['calendar-person', id],
    queryFn: async () => bodyOf(await api.GET('/api/admin/users/{id}', byId(id))),
  }).data;
  const name = person?.full_name ?? person?.email;
  if (isAbsent(error)) return <NotFoundPage />;
  return (
    <Page
      title="Calendar"
      documentTitle={name === undefined ? 'Calendar' : `Calendar of ${name}`}
      kicker="Admin View"
      subtitle={
        <>
          <Link component={RouterLink} to={linkTo.user(id)}>
            {name ?? 'The user'}
          </Link>
          {data ? `, in ${zoneLabel(data.time_zone)}` : null}
        </>
      }
      actions={
        <>
          <Button variant="outlined" onClick={() => setFrom(addDays(from, -DAYS))}>
            Earlier
          </Button>
          <Button variant="outlined" onClick={() => setFrom(addDays(from, DAYS))}>
            Later
          </Button>
        </>
      }
    >
      {error && !data ? (
        <FailureNotice
          title="This calendar could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!error && !data ? (
        <SkeletonLines lines={[{ width: '40%' }, { width: '70%' }, { width: '55%' }]} />
      ) : null}
      {data ? <Days calendar={data} /> : null}
    </Page>
  );
}

function Days({ calendar: { days, time_zone, today } }: { calendar: Calendar }) {
  const filled = days.filter(({ prompts, posts }) => prompts.length + posts.length > 0);
  if (filled.length === 0) return <Quiet>Nothing stands on these four weeks.</Quiet>;
  return (
    <Box sx={{ display: 'grid', gap: 6, maxWidth: '48rem' }}>
      {filled.map(({ date, prompts, posts }) => (
        <Section key={date} title={dayName(date)} note={date === today ? 'Today' : null}>
          <Box component="ul" sx={{ display: 'grid', gap: 3 }}>
            {posts.map((post) => (
              <Box component="li" key={post.id} sx={{ overflowWrap: 'anywhere' }}>
                <Typography sx={{ fontWeight: 500 }}>{post.title}</Typography>
                <PostStatus
                  state={post.display_state}
                  note={post.due_at ? momentLabel(post.due_at, time_zone) : undefined}
                  small
                />
              </Box>
            ))}
            {prompts.map((prompt) => (
              <Box component="li" key={prompt.id} sx={{ overflowWrap: 'anywhere' }}>
                <Link component={RouterLink} to={linkTo.prompt(prompt.id)}>
                  {prompt.hook}
                </Link>
                <Typography variant="caption" component="p" sx={{ color: 'text.disabled' }}>
                  Prompt, {prompt.status}
                </Typography>
              </Box>
            ))}
          </Box>
        </Section>
      ))}
    </Box>
  );
}
