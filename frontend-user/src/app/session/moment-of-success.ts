import {
  addDays,
  inQuotes,
  mondayOf,
  nextOpenBeat,
  POST_TEXTS,
  todayInZone,
  type LiveEvent,
} from '@drumbeat/domain';
import { longDate } from '@drumbeat/ui';
import type { QueryClient } from '@tanstack/react-query';
import { calendarRangeQuery } from '../../entities/calendar/get-calendar';
import { openElsewhere } from '../../lib/device/open-elsewhere';
import { about, notify } from '../../lib/notices/notify';

/** This week and the next: a beat further ahead is nothing to think of now. */
const DAYS_AHEAD = 13;

/** A post is on LinkedIn: says so, with the way there and what comes next (LIVE-4). */
export async function tellOfSuccess(
  queryClient: QueryClient,
  { post_id, title, linkedin_url }: LiveEvent,
  zone: string,
): Promise<void> {
  const next = await nextStep(queryClient, zone).catch(() => null);
  notify.success(POST_TEXTS.shared, {
    description: [title === '' ? null : `${inQuotes(title)} is out.`, next].filter(Boolean).join(' '),
    ...(post_id === null ? {} : { about: about.post(post_id) }),
    ...(linkedin_url === null
      ? {}
      : { action: { label: 'View on LinkedIn', onClick: () => openElsewhere(linkedin_url) } }),
  });
}

async function nextStep(queryClient: QueryClient, zone: string): Promise<string | null> {
  const now = new Date();
  const today = todayInZone(now, zone);
  const monday = mondayOf(today);
  const { days } = await queryClient.query({
    ...calendarRangeQuery(monday, addDays(monday, DAYS_AHEAD)),
    staleTime: 0,
  });
  const taken = new Set(days.filter(({ posts }) => posts.length > 0).map(({ date }) => date));
  const beat = nextOpenBeat({ now, zone, taken, time: '23:45' });
  if (beat === null || beat.date > addDays(monday, DAYS_AHEAD)) return 'The next two weeks are full.';
  return `Next: ${longDate(beat.date)} is still open.`;
}
