import { eventually, http, HttpResponse, pass, press, server, stopTime, the, user } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../testing/answers';
import { haveLive, liveEvent } from '../../testing/live-answers';
import { noticeSays, notices } from '../../testing/notices';
import { open } from '../../testing/open-app';

const title = 'Needs a look before it goes out: “Pricing”';

/** The bell's notices: none at first, one from the second read on. */
function haveNotices(): { reads: number } {
  const state = { reads: 0 };
  const notice = {
    id: '6b9b2f5e-2f4c-4d44-9a60-0d2ce5c1a222',
    kind: 'publication.at_risk',
    title,
    body: '',
    link: '/posts',
    created_at: '2026-11-27T09:00:00.000Z',
    read_at: null,
  };
  server.use(
    http.get('/api/notifications', ({ response }) => {
      state.reads += 1;
      return response(200).json(state.reads === 1 ? { data: [], unread: 0 } : { data: [notice], unread: 1 });
    }),
  );
  return state;
}

describe('An open page', () => {
  beforeEach(() => void asUser());

  it('reads what an event has made out of date, without a reload, and once for each event', async () => {
    const live = haveLive();
    const state = haveNotices();
    await open('/resources');
    await the('button', 'Notifications');
    await eventually(() => expect(live.asked).toHaveLength(1));
    live.tell([liveEvent({ kind: 'notice.added' })]);
    await the('button', 'Notifications, 1 unread');
    live.tell([liveEvent({ kind: 'notice.added' }), liveEvent({ id: 'a1', kind: 'analysis.done' })]);
    live.tell([liveEvent({ id: 'n2', kind: 'notice.added' })]);
    await eventually(() => expect(state.reads).toBe(3));
  });

  it('says that a post is out, with the way to it and what comes next', async () => {
    const live = haveLive();
    await open('/resources');
    await eventually(() => expect(live.asked).toHaveLength(1));
    live.tell([
      liveEvent({
        id: 'p1',
        kind: 'post.published',
        post_id: '6b9b2f5e-2f4c-4d44-9a60-0d2ce5c1a333',
        title: 'Pricing',
        linkedin_url: 'https://www.linkedin.com/feed/update/urn:li:share:1/',
      }),
    ]);
    await noticeSays('“Pricing” is out. Next: ', { dismiss: false });
    const [notice] = notices('Posted to LinkedIn successfully!');
    expect(notice?.textContent).toContain('View on LinkedIn');
    expect(notice?.textContent).toContain('is still open.');
  });

  it('takes a notice as read once its button was followed', async () => {
    const state = haveNotices();
    const asked: unknown[] = [];
    server.use(
      http.patch('/api/notifications', async ({ request, response }) => {
        asked.push(await request.json());
        return response(200).json({ data: [], unread: 0 });
      }),
    );
    state.reads = 1;
    await open('/resources');
    await press(/^Notifications, 1 unread/);
    expect(await the('link', 'What you are told, and how')).toHaveAttribute(
      'href',
      '/settings#notifications',
    );
    await user.click(await the('link', 'Open the post'));
    await the('button', 'Notifications');
    expect(asked).toEqual([{ ids: ['6b9b2f5e-2f4c-4d44-9a60-0d2ce5c1a222'], read: true }]);
  });

  it('goes on after a break where it was, and reads everything where it was away for too long', async () => {
    const live = haveLive();
    const state = haveNotices();
    await open('/resources');
    await eventually(() => expect(live.asked).toHaveLength(1));
    await eventually(() => expect(state.reads).toBe(1));
    live.cut();
    await eventually(() => expect(live.asked).toHaveLength(2));
    expect(live.asked[1]?.searchParams.get('after')).toBe('1001');
    live.tell([], true);
    await the('button', 'Notifications, 1 unread');
  });

  it('asks every now and then where streams do not get through', async () => {
    const refused = () =>
      HttpResponse.json({ error: 'Bad gateway', code: 'x', requestId: 'r' }, { status: 502 });
    const live = haveLive(refused, refused, refused);
    stopTime(new Date('2026-11-27T09:00:00Z'));
    await open('/resources');
    await eventually(() => expect(live.asked).toHaveLength(1));
    for (const tries of [2, 3, 4]) {
      await pass(10_000);
      await eventually(() => expect(live.asked.length).toBeGreaterThanOrEqual(tries));
    }
    const seconds = live.asked.map(({ searchParams }) => searchParams.get('seconds'));
    expect(seconds.slice(0, 4)).toEqual([null, null, null, '0']);
  });
});
