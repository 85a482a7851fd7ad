import {
  eventually,
  fill,
  gone,
  http,
  isThere,
  pass,
  press,
  says,
  server,
  stopTime,
  the,
} from '@drumbeat/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { asUser, noticeSettings } from '../../testing/answers';
import { haveLive, liveEvent } from '../../testing/live-answers';
import { noticeSays } from '../../testing/notices';
import { open } from '../../testing/open-app';
import { aPost, havePost, type MadeUpPost } from '../../testing/post-answers';

/** A Monday morning in Chicago: 9:00. */
const now = new Date('2026-11-23T15:00:00Z');

let made: MadeUpPost;
let changes: unknown[];
let marked: unknown[];
let copied: jest.Spied<typeof navigator.clipboard.writeText>;

beforeEach(() => {
  asUser();
  changes = [];
  marked = [];
  copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  made = havePost(aPost({ content: 'We priced the risk instead of the hours.' }));
  server.use(
    http.get('/api/integrations', ({ response }) =>
      response(200).json({
        integrations: [
          {
            ...{ provider: 'linkedin', name: 'LinkedIn', logo: '', description: '' },
            ...{ connect_url: '', disconnect_url: '', activity_url: '' },
            site_url: 'https://www.linkedin.com',
            sandbox: false,
            asks_for_figures: false,
            sending_paused_since: null,
          },
        ],
      }),
    ),
    http.patch('/api/posts/{id}', async ({ request, response }) => {
      const { version: _base, ...change } = await request.json();
      changes.push(change);
      const { scheduled_date = made.post.scheduled_date, hand_time = made.post.hand_time } = change;
      made.change({ scheduled_date, hand_time });
      return response(200).json(made.post);
    }),
    http.post('/api/posts/{id}/mark-posted', async ({ request, response }) => {
      const body = await request.json();
      marked.push(body);
      made.change({
        status: 'used',
        display_state: 'posted-analytics-pending',
        posted_at: now.toISOString(),
        linkedin_url: body.linkedin_url ?? null,
      });
      return response(200).json(made.post);
    }),
  );
});
afterEach(() => copied.mockRestore());

describe('A post of somebody who is not connected to LinkedIn', () => {
  it('is planned with a word on what reminds its author, quiet hours included', async () => {
    await open(`/posts/${made.post.id}?dialog=by-hand&at=2026-12-01T05:30`);
    const dialog = await the('dialog', 'Post it by hand');
    await says(/^By hand: We remind you in the app at this time/, dialog);
    await says(/when your quiet hours end/, dialog);
  });

  it('is planned to be posted by hand, and not any more', async () => {
    stopTime(now);
    await open(`/posts/${made.post.id}`);
    await press('Schedule');
    const dialog = await the('dialog', 'Schedule post');
    await press('Post it by hand', { inside: dialog });
    const panel = await the('region', 'Post it by hand');
    await gone('dialog', 'Schedule post');
    expect(changes).toEqual([{ scheduled_date: '2026-11-24', hand_time: '07:00' }]);
    await says('You post it by hand', panel);
    expect(panel).toHaveTextContent(/Tue, Nov 24, 7:00 AM C[SD]T/);
    await press('Another time', { inside: panel });
    const other = await the('dialog', 'Post it by hand');
    await says('We remind you on', other);
    expect(isThere('button', 'Schedule', { inside: other })).toBe(false);
    await fill('Or type a time', '9:01 AM', other);
    await press('Post it by hand', { inside: other });
    await gone('dialog', 'Post it by hand');
    expect(changes[1]).toEqual({ scheduled_date: '2026-11-24', hand_time: '09:01' });
    await press('No reminder', { inside: panel });
    await gone('region', 'Post it by hand');
    expect(changes).toContainEqual({ hand_time: null });
  });

  it('is copied, posted and marked when its time has come', async () => {
    stopTime(now);
    made.change({ scheduled_date: '2026-11-23', hand_time: '08:30' });
    await open(`/posts/${made.post.id}`);
    const panel = await the('region', 'Post it by hand');
    await says('Time to post it', panel);
    await press('Copy the text', { inside: panel });
    expect(copied).toHaveBeenCalledWith('We priced the risk instead of the hours.');
    expect((await the('link', 'Open LinkedIn', { inside: panel })).getAttribute('href')).toMatch(/\/feed\/$/);
    await fill('Link to the post, if you have it', 'https://www.linkedin.com/in/nora', panel);
    await says('This is not the address of a post on LinkedIn', panel);
    expect(await the('button', 'Mark as posted', { inside: panel })).toBeDisabled();
    const address = 'https://www.linkedin.com/feed/update/urn:li:share:1/';
    await fill('Link to the post, if you have it', address, panel);
    await press('Mark as posted', { inside: panel });
    await gone('region', 'Post it by hand');
    await eventually(() => expect(marked).toEqual([{ linkedin_url: address }]));
    await eventually(async () => expect(await the('main')).toHaveFocus());
  });

  it('asks for its steps when its time comes, on the page that is open, and again at another time', async () => {
    stopTime(now);
    made.change({ scheduled_date: '2026-11-23', hand_time: '09:02', display_state: 'by-hand' });
    await open(`/posts/${made.post.id}`);
    const panel = await the('region', 'Post it by hand');
    await pass(60_000);
    await says('You post it by hand', panel);
    made.change({ display_state: 'by-hand-due' });
    await pass(60_000);
    await says('Time to post it', panel);
    await says('Time to post');

    await press('Another time', { inside: panel });
    const dialog = await the('dialog', 'Post it by hand');
    await says('10:00 AM', dialog);
    await fill('Or type a time', '9:30 AM', dialog);
    await press('Post it by hand', { inside: dialog });
    await gone('dialog', 'Post it by hand');
    expect(changes).toEqual([{ scheduled_date: '2026-11-23', hand_time: '09:30' }]);
    await says('You post it by hand', panel);
    await pass(30 * 60_000);
    await says('Time to post it', panel);
  });

  it('is shown as out where its page is open, once it was marked in another browser', async () => {
    const live = haveLive();
    made.change({ scheduled_date: '2026-11-23', hand_time: '08:30', display_state: 'by-hand-due' });
    await open(`/posts/${made.post.id}`);
    await the('region', 'Post it by hand');
    await eventually(() => expect(live.asked).toHaveLength(1));
    made.change({
      ...{ status: 'used', display_state: 'posted-analytics-pending' },
      posted_at: '2026-11-23T14:40:00.000Z',
    });
    live.tell([liveEvent({ id: 'c1', kind: 'post.changed', post_id: made.post.id })]);
    await the('region', 'Posted by hand');
    await gone('region', 'Post it by hand');
  });

  it.each([
    ['waits for its connection', 'blocked_auth', 'needs-reconnect', 'cancelled by its user'],
    ['is scheduled still', 'scheduled', 'scheduled', 'taken off the schedule'],
  ] as const)('is taken over at its time where it %s', async (_, state, display_state, call) => {
    stopTime(now);
    const publication = {
      ...{
        id: 'publication',
        social_account_id: 'account',
        urn: null,
        linkedin_url: null,
        next_try_at: null,
      },
      ...{ due_at: '2026-11-24T15:30:00.000Z', local_date: '2026-11-24', local_time: '09:30' },
      ...{ time_zone: 'America/Chicago', is_due: false, duplicate_in_doubt: false, cancel_requested: false },
      ...{ state, message: 'It waits.' },
    };
    made.change({ display_state, publication });
    const calls: string[] = [];
    const endAs = (name: string) => {
      calls.push(name);
      made.change({ display_state: 'draft-upcoming', publication: { ...publication, state: 'cancelled' } });
      return { post: made.post };
    };
    server.use(
      http.post('/api/posts/{id}/publication/resolve', ({ response }) =>
        response(200).json(endAs('cancelled by its user')),
      ),
      http.delete('/api/posts/linkedin/schedule', ({ response }) =>
        response(200).json(endAs('taken off the schedule')),
      ),
    );
    await open(`/posts/${made.post.id}`);
    await press('Post it by hand', { inside: await the('region', 'Publication') });
    const panel = await the('region', 'Post it by hand');
    expect(panel).toHaveTextContent(/Tue, Nov 24, 9:30 AM C[SD]T/);
    await gone('region', 'Publication');
    expect(calls).toEqual([call]);
    expect(changes).toEqual([{ scheduled_date: '2026-11-24', hand_time: '09:30' }]);
  });

  it('is told what reminders come, and where to choose them', async () => {
    stopTime(now);
    made.change({ scheduled_date: '2026-11-24', hand_time: '06:00' });
    server.use(
      http.get('/api/notifications/settings', ({ response }) =>
        response(200).json({ ...noticeSettings, can_mail: false, is_confirmed: false }),
      ),
    );
    await open(`/posts/${made.post.id}`);
    const panel = await the('region', 'Post it by hand');
    await says('We remind you in the app at this time. Mails come once your address is confirmed.', panel);
    expect(await the('link', 'Notification settings', { inside: panel })).toHaveAttribute(
      'href',
      '/settings#notifications',
    );
  });

  it('has its day and the way to it once it is out, and its link can be added later', async () => {
    stopTime(now);
    made.change({
      ...{ status: 'used', display_state: 'posted-analytics-pending' },
      posted_at: '2026-11-20T18:00:00.000Z',
    });
    await open(`/posts/${made.post.id}`);
    const panel = await the('region', 'Posted by hand');
    expect(panel).toHaveTextContent('PostedFri, Nov 20');
    await press('Add the link to the post', { inside: panel });
    const dialog = await the('dialog', 'Day and link of the post');
    const address = 'https://www.linkedin.com/feed/update/urn:li:share:1/';
    await fill('Link to the post, if you have it', address, dialog);
    await press('Save', { inside: dialog });
    await noticeSays('Saved');
    expect(marked).toEqual([{ linkedin_url: address }]);
    expect(await the('link', 'View on LinkedIn', { inside: panel })).toHaveAttribute('href', address);
  });

  it('has its link changed or removed, and its day stays', async () => {
    stopTime(now);
    made.change({
      ...{ status: 'used', display_state: 'posted-analytics-pending' },
      posted_at: '2026-11-20T18:00:00.000Z',
      linkedin_url: 'https://www.linkedin.com/feed/update/urn:li:share:1/',
    });
    await open(`/posts/${made.post.id}`);
    const panel = await the('region', 'Posted by hand');
    await press('Change day or link', { inside: panel });
    const dialog = await the('dialog', 'Day and link of the post');
    await says(/Empty the field to remove the link/, dialog);
    await fill('Link to the post, if you have it', '', dialog);
    await press('Save', { inside: dialog });
    await noticeSays('Saved');
    expect(marked).toEqual([{ linkedin_url: null }]);
    await the('button', 'Add the link to the post', { inside: panel });
    expect(isThere('link', 'View on LinkedIn', { inside: panel })).toBe(false);
  });

  it('has no such panel in the archive', async () => {
    made.change({
      scheduled_date: '2026-11-23',
      hand_time: '08:30',
      publication: null,
      status: 'archived',
      display_state: 'archived',
    });
    await open(`/posts/${made.post.id}`);
    await says(/This post is archived/);
    await gone('region', 'Post it by hand');
  });
});
