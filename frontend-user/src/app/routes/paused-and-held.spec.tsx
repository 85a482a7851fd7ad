import type { components } from '@drumbeat/api-client';
import { NEW_TIME_ON_HOLD, todayInZone } from '@drumbeat/domain';
import {
  doesNotSay,
  eventually,
  field,
  fill,
  http,
  isThere,
  press,
  says,
  server,
  stopTime,
  the,
  user,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aCalendar, asUser } from '../../testing/answers';
import { open } from '../../testing/open-app';
import { aPost, havePost } from '../../testing/post-answers';
import { aPrompt, havePrompts } from '../../testing/prompt-answers';

type Schemas = components['schemas'];

/** A Monday morning in Chicago. */
const now = new Date('2026-11-23T15:00:00Z');
const due = '2026-11-23T20:00:00.000Z';
const SINCE = 'Sending has been paused since Mon, Nov 23, 2026 at 5:00 AM (Chicago time).';
const WAITS = `${SINCE} A post with a time goes out as soon as sending goes on, and not before its time.`;
const PAUSED_MESSAGE = `${SINCE} Its time is Fri, Nov 27, 2026 at 9:00 AM (Chicago time): it goes out as soon as sending goes on, and not before its time.`;
const HELD_MESSAGE =
  'Drumbeat’s data was put back from a backup. It does not go out before you have looked at it.';

beforeEach(() => {
  stopTime(now);
  asUser({ user: { time_zone: 'America/Chicago' } });
  havePrompts();
});

const aPublication = (change: Partial<Schemas['PostPublicationResponse']> = {}) => ({
  id: 'publication',
  social_account_id: 'account',
  state: 'scheduled' as const,
  due_at: due,
  time_zone: 'America/Chicago',
  local_date: '2026-11-23',
  local_time: '14:00',
  is_due: false,
  urn: null,
  linkedin_url: null,
  next_try_at: null,
  duplicate_in_doubt: false,
  cancel_requested: false,
  message: 'It goes out.',
  ...change,
});

/** A calendar with one post on the day on which it is due, and a prompt for that day. */
function haveCalendar(display_state: Schemas['CalendarPostResponse']['display_state']): void {
  const date = todayInZone(now, 'America/Chicago');
  const post: Schemas['CalendarPostResponse'] = {
    id: 'other',
    title: 'Nobody quits over money',
    display_state,
    due_at: due,
    time_zone: 'America/Chicago',
    linkedin_url: null,
    prompt_id: null,
    posted_at: null,
    scheduled_date: null,
    hand_time: null,
    version: 1,
  };
  server.use(
    http.get('/api/calendar', ({ response, query }) => {
      const from = query.get('from');
      const calendar = aCalendar(from, query.get('to'));
      const days = calendar.days.map((day) =>
        day.date === date
          ? {
              ...day,
              posts: [post],
              prompts: [aPrompt(1, { scheduled_date: date, slot: 1, pushed_to_calendar: true })],
            }
          : day,
      );
      return response(200).json({ ...calendar, today: date, days });
    }),
  );
}

/** LinkedIn’s card says that nothing is sent since four hours. */
function pauseSending(): void {
  server.use(
    http.get('/api/integrations', ({ response }) =>
      response(200).json({
        integrations: [
          {
            provider: 'linkedin',
            name: 'LinkedIn',
            logo: '',
            description: '',
            connect_url: '',
            disconnect_url: '',
            site_url: 'https://www.linkedin.com',
            activity_url: 'https://www.linkedin.com/in/me/recent-activity/all/',
            sandbox: false,
            asks_for_figures: false,
            sending_paused_since: '2026-11-23T11:00:00.000Z',
          },
        ],
      }),
    ),
  );
}

const connected: Schemas['SocialAccountResponse'] = {
  provider: 'linkedin',
  id: 'account',
  is_connected: true,
  display_name: 'Ada Example',
  granted_scopes: [],
  expires_at: null,
  needs_reconnect: false,
  capabilities: { post: true, images: true, documents: true, first_comment: false, figures: false },
  figures_paused_until: null,
  reconnect_for_figures: false,
  days_left: null,
};

const connect = () =>
  server.use(
    http.get('/api/social-accounts', ({ response }) => response(200).json({ accounts: [connected] })),
  );

/** What is scheduled in the pause waits, as the API says in its answer. */
function scheduleInPause(post: Schemas['PostResponse']): void {
  const paused = aPost({
    ...post,
    display_state: 'paused',
    publication: aPublication({ message: PAUSED_MESSAGE }),
  });
  server.use(
    http.post('/api/posts/linkedin/schedule', ({ response }) => response(200).json({ post: paused })),
    http.post('/api/posts/{id}/publication/resolve', ({ response }) => response(200).json({ post: paused })),
  );
}

const heldPost = (post_id: string, title: string): Schemas['HeldPostResponse'] => ({
  post_id,
  title,
  content_start: title,
  account_name: 'Ada Example',
  may_have_gone_out: false,
  due_at: due,
  local_date: '2026-11-23',
  local_time: '14:00',
  time_zone: 'America/Chicago',
});

const ids: [string, string, string] = [
  '7b0c2f10-1111-4c0b-9a53-000000000001',
  '7b0c2f10-1111-4c0b-9a53-000000000002',
  '7b0c2f10-1111-4c0b-9a53-000000000003',
];

/** Held posts, which go one by one as somebody says that they are still right. */
function haveHeld(titles: string[], isPaused = false): void {
  let held = titles.map((title, index) => heldPost(ids[index] ?? '', title));
  server.use(
    http.get('/api/held-posts', ({ response }) => response(200).json({ data: held, total: held.length })),
    http.post('/api/held-posts/still-right', async ({ request, response }) => {
      const { post_ids } = await request.json();
      const before = held.length;
      held = post_ids === undefined ? [] : held.filter(({ post_id }) => !post_ids.includes(post_id));
      return response(200).json({ count: before - held.length, is_paused: isPaused });
    }),
  );
}

/** Presses a button as the keyboard does. */
async function enter(name: string): Promise<void> {
  (await the('button', name)).focus();
  await user.keyboard('{Enter}');
}

const focused = (role: string, name: string) =>
  eventually(async () => expect(await the(role, name)).toHaveFocus());

describe('While sending is paused', () => {
  it('the dashboard says of a scheduled post that it is paused, and counts it as lined up', async () => {
    haveCalendar('paused');
    await open('/beta/dashboard');
    await the('heading', 'One lined up, two to write.');
    await says('Paused');
    await doesNotSay('Scheduled');
  });

  it('the last look before LinkedIn says so, and promises of no other post that it goes out', async () => {
    haveCalendar('paused');
    pauseSending();
    const { post } = havePost(aPost({ content: 'What a Friday costs, in hours and in words.' }));
    await open(`/posts/${post.id}`);
    await press('Preview and post');
    await says(
      'Sending has been paused since Mon, Nov 23, 2026 at 5:00 AM (Chicago time). “Post Now” hands the post over, and it goes out as soon as sending goes on.',
    );
    await says(/^Your next post is planned in 5 hours\./);
  });

  it('the editor shows the pause where it shows the state, and the time can be moved', async () => {
    const { post } = havePost(
      aPost({ display_state: 'paused', publication: aPublication({ message: 'Sending has been paused.' }) }),
    );
    await open(`/posts/${post.id}`);
    await says('Paused');
    expect(await the('region', 'Publication')).toHaveTextContent(/^Paused/);
    expect(isThere('button', 'Schedule')).toBe(false);
    await the('button', 'Move to…', { inside: await the('region', 'Publication') });
  });

  it('a time that is chosen is planned, not promised, before and after', async () => {
    pauseSending();
    connect();
    const { post } = havePost();
    scheduleInPause(post);
    await open(`/posts/${post.id}`);
    await press('Schedule');
    const dialog = await the('dialog', 'Schedule post');
    await says(WAITS, dialog);
    await says('Planned for', dialog);
    await doesNotSay('Scheduled for');
    await press('Schedule', { inside: dialog });
    await says(PAUSED_MESSAGE);
  });

  it.each([
    ['scheduled', WAITS],
    ['on-hold', NEW_TIME_ON_HOLD],
  ] as const)(
    '“Move to…” promises no time to a post that was %s as the calendar was read, nor does what it says then',
    async (display_state, why) => {
      haveCalendar(display_state);
      pauseSending();
      scheduleInPause(aPost());
      await open('/content-calendar?layout=month');
      (await the('button', /Nobody quits over money$/)).focus();
      await user.keyboard('m');
      const dialog = await the('dialog', 'Move to…');
      await field('Day', dialog);
      await fill('Day', '11/27/2026', dialog);
      await says('Planned for Friday, November 27 at 2:00 PM CST.', dialog);
      await says(why, dialog);
      await press('Move', { inside: dialog });
      await says(PAUSED_MESSAGE);
    },
  );

  it('“Publish again” says that it waits', async () => {
    pauseSending();
    const { post } = havePost(
      aPost({ display_state: 'missed', publication: aPublication({ state: 'missed', message: 'Missed.' }) }),
    );
    scheduleInPause(post);
    await open(`/posts/${post.id}`);
    await press('Publish now');
    await says('Not posted yet: sending is paused');
    await says(PAUSED_MESSAGE);
  });

  it('a post that waited for LinkedIn promises no moment once it is connected again', async () => {
    pauseSending();
    connect();
    const { post } = havePost(
      aPost({
        display_state: 'needs-reconnect',
        publication: aPublication({ state: 'blocked_auth', message: 'Reconnect.' }),
      }),
    );
    await open(`/posts/${post.id}`);
    await says(
      `LinkedIn is connected again. ${SINCE} It goes out by itself as soon as sending goes on.`,
      await the('region', 'Publication'),
    );
  });

  it('a post that is planned for another member’s account waits for a decision, also while LinkedIn is connected', async () => {
    connect();
    const { post } = havePost(
      aPost({
        display_state: 'needs-reconnect',
        publication: aPublication({
          state: 'blocked_auth',
          social_account_id: 'former',
          message: 'Reconnect.',
        }),
      }),
    );
    await open(`/posts/${post.id}`);
    const panel = await the('region', 'Publication');
    await says(/planned for another LinkedIn account than the one that is connected now/, panel);
    await the('button', 'Move to…', { inside: panel });
  });

  it('“Still right” promises no time', async () => {
    haveHeld(['Friday'], true);
    await open('/posts');
    await press('Still right');
    await says('It goes out once sending, which is paused, goes on, and not before its time');
  });
});

describe('A post on hold', () => {
  it('leads to LinkedIn first where it may have gone out already', async () => {
    pauseSending();
    connect();
    const held = aPost({ display_state: 'on-hold', publication: aPublication({ message: HELD_MESSAGE }) });
    const { post } = havePost(held);
    const doubtful = { ...heldPost(post.id, post.title), may_have_gone_out: true };
    server.use(
      http.get('/api/held-posts', ({ response }) => response(200).json({ data: [doubtful], total: 1 })),
    );
    await open(`/posts/${post.id}`);
    const panel = { inside: await the('region', 'Publication') };
    expect(await the('link', 'Look on LinkedIn', panel)).toHaveAttribute(
      'href',
      'https://www.linkedin.com/in/me/recent-activity/all/',
    );
    await the('button', 'Still right', panel);
  });

  it('is a day of its own kind in the dialog’s month', async () => {
    haveCalendar('on-hold');
    connect();
    const { post } = havePost(aPost({ content: 'What a Friday costs, in hours and in words.' }));
    await open(`/posts/${post.id}`);
    await press('Schedule');
    await the('button', /, waiting$/);
  });

  it('is written, and the dashboard asks for a look at it', async () => {
    haveCalendar('on-hold');
    await open('/beta/dashboard');
    await the('heading', 'One to look at, two to write.');
    expect(isThere('link', 'Write Monday’s post')).toBe(false);
  });

  it('is promised no time that is chosen for it, before and after', async () => {
    connect();
    const held = aPost({ display_state: 'on-hold', publication: aPublication({ message: HELD_MESSAGE }) });
    const { post } = havePost(held);
    server.use(
      http.post('/api/posts/linkedin/schedule', ({ response }) => response(200).json({ post: held })),
    );
    await open(`/posts/${post.id}`);
    await press('Move to…', { inside: await the('region', 'Publication') });
    const dialog = await the('dialog', 'Schedule post');
    await says(NEW_TIME_ON_HOLD, dialog);
    await says('Planned for', dialog);
    await press('Schedule', { inside: dialog });
    await says('The time is changed; the post stays on hold.');
    await says(HELD_MESSAGE);
  });

  it('says so at the last look before LinkedIn', async () => {
    const { post } = havePost(
      aPost({ display_state: 'on-hold', publication: aPublication({ message: HELD_MESSAGE }) }),
    );
    await open(`/posts/${post.id}`);
    await press('Preview and post');
    await says(HELD_MESSAGE, await the('dialog', 'Preview and Post to LinkedIn'));
  });

  it('leaves the focus on its panel once it is said to be right', async () => {
    haveHeld(['Friday']);
    const made = havePost(
      aPost({ id: ids[0], display_state: 'on-hold', publication: aPublication({ message: HELD_MESSAGE }) }),
    );
    await open(`/posts/${made.post.id}`);
    await the('button', 'Still right');
    made.change({ display_state: 'scheduled', publication: aPublication() });
    await enter('Still right');
    await says('Scheduled');
    await focused('region', 'Publication');
  });

  it('leaves the focus on the next one of the list, and on the page after the last', async () => {
    haveHeld(['Friday', 'Monday', 'Tuesday']);
    await open('/posts');
    await enter('Still right: “Monday”');
    await focused('link', 'Open “Tuesday”');
    await enter('Still right: “Tuesday”');
    await focused('link', 'Open “Friday”');
    await enter('Still right');
    await focused('main', '');
  });
});
