import { addDays, inQuotes, mondayOf, nextOpenBeat, POST_TEXTS, todayInZone } from '@drumbeat/domain';
import { longDate } from '@drumbeat/ui';
import type { QueryClient } from '@tanstack/react-query';
import { calendarRangeQuery } from '../calendar/get-calendar';
import { openElsewhere } from '../../lib/device/browser';
import { about, notify } from '../../lib/notices/notify';

/** This week and the next: a beat further ahead is nothing to think of now. */
const DAYS_AHEAD = 13;

interface PostThatIsOut {
  post_id: string | null;
  title: string;
  linkedin_url: string | null;
}

/**
 * A post is on LinkedIn: says so, with the way there and what comes next (LIVE-4). The live event and the answer to its own page
 * say the same, so that either may come last.
 */
export async function tellOfSuccess(
  queryClient: QueryClient,
  { post_id, title, linkedin_url }: PostThatIsOut,
  zone: string,
  headline: string = POST_TEXTS.shared,
): Promise<void> {
  const next = await nextStep(queryClient, zone).catch(() => null);
  notify.success(headline, {
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
