import { doesNotSay, http, press, says, server, stopTime } from '@drumbeat/testing';
import { describe, it } from '@jest/globals';
import { aCalendar, asUser } from '../../../testing/answers';
import { open } from '../../../testing/open-app';

/** It is Saturday, November 21 in Chicago and Sunday, November 22 in Auckland. */
const SATURDAY_IN_CHICAGO = new Date('2026-11-21T20:00:00.000Z');
/** It is Sunday, November 22 in Chicago and Monday, November 23 in Auckland. */
const SUNDAY_IN_CHICAGO = new Date('2026-11-22T20:00:00.000Z');

/** The calendar of somebody in `zone`, on the day that it is there. */
async function openCalendar(zone: string, now: Date) {
  asUser({ user: { time_zone: zone } });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now);
  server.use(
    http.get('/api/calendar', ({ response, query }) =>
      response(200).json({ ...aCalendar(query.get('from'), query.get('to')), time_zone: zone, today }),
    ),
    http.get('/api/content-prompts', ({ response }) =>
      response(200).json({
        data: [],
        counts: { total: 0, new: 0, used: 0, archived: 0, favorites: 0 },
        next_cursor: null,
      }),
    ),
  );
  stopTime(now);
  await open('/content-calendar');
}

describe('The first line of the calendar at a weekend', () => {
  it.each([
    ['on a Saturday in Chicago', 'America/Chicago', SATURDAY_IN_CHICAGO],
    ['on a Sunday in Chicago', 'America/Chicago', SUNDAY_IN_CHICAGO],
    ['on a Sunday in Auckland', 'Pacific/Auckland', SATURDAY_IN_CHICAGO],
  ])('leads %s to the week to plan', async (_when, zone, now) => {
    await openCalendar(zone, now);
    await says(/^This week is over:/);
    await press('plan Nov 23 to 27');
    await says(/^Nov 23/);
    await doesNotSay(/^This week is over:/);
  });

  it('is gone in Auckland, where the week has begun, while it is Sunday in Chicago', async () => {
    await openCalendar('Pacific/Auckland', SUNDAY_IN_CHICAGO);
    await says(/^Nov 23/);
    await doesNotSay(/^This week is over:/);
  });
});
