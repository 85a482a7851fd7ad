import { createHash } from 'node:crypto';
import { OUTGOING_CHANNELS } from '@drumbeat/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DeviceSessionsResponse } from '../../src/modules/auth/devices/devices.dto.js';
import {
  ACCESSES,
  ENDINGS,
  endingOf,
  type Access,
  type EndingEvent,
} from '../../src/modules/auth/accounts/endings.policy.js';
import type { SessionEndReason } from '../../src/modules/auth/sessions/session.entity.js';
import type { CalendarFeedResponse } from '../../src/modules/calendar/calendar-feed.dto.js';
import { OutgoingChannelsService } from '../../src/modules/outgoing-channels/outgoing-channels.service.js';
import { ContinuityService } from '../../src/platform/continuity/continuity.service.js';
import { Database } from '../../src/platform/database/database.js';
import { connectLinkedIn } from '../support/publishing/connect-linkedin.js';
import { signUp, TEST_PASSWORD, TestClient, type ErrorResponse } from '../support/network/http-client.js';
import { mailedToken } from '../support/services/mailed-link.js';
import { backUp } from '../support/database/database-backup.js';
import { onDatabase } from '../support/database/on-database.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

const NEW_PASSWORD = 'three herons over the weir';
const SUBJECTS = { magiclink: 'Your sign-in link for Drumbeat', recovery: 'Set a new password for Drumbeat' };

type LinkKind = keyof typeof SUBJECTS;

/** A user with every kind of access, in two browsers. */
interface Person {
  readonly id: string;
  readonly email: string;
  readonly laptop: TestClient;
  readonly phone: TestClient;
  readonly feed: string;
}

describe('What ends with which event', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ worker: true });
  });
  afterAll(() => app.close());

  const query = <Row>(sql: string, parameters: unknown[] = []) =>
    onDatabase<Row>(app.database.url, sql, parameters);
  const linkTo = async (email: string, kind: LinkKind) => {
    const path = kind === 'magiclink' ? '/auth/magic-link/send' : '/auth/forgot-password';
    expect((await new TestClient(app.url).post(path, { email })).status).toBe(200);
    return mailedToken(await app.sandbox.mailbox.waitFor({ to: email, subject: SUBJECTS[kind] }));
  };
  /** The status is 410 for a link that is over; a good one of a recovery is not spent by a password that is refused. */
  const tryLink = (kind: LinkKind, token: string) =>
    kind === 'magiclink'
      ? new TestClient(app.url).post('/auth/verify', { type: kind, token })
      : new TestClient(app.url).post('/auth/reset-password', { token, password: '123456' });

  const aPerson = async (): Promise<Person> => {
    const { client: laptop, id, email } = await signUp(app.url);
    const phone = new TestClient(app.url, 'A phone');
    await phone.post('/auth/login', { email, password: TEST_PASSWORD });
    const { body } = await laptop.post<CalendarFeedResponse>('/calendar/feed');
    await connectLinkedIn(app, laptop, 'Ada Lovelace');
    return { id, email, laptop, phone, feed: body.url ?? '' };
  };
  const confirmed = async (person: Person) => {
    await query('update profiles set email_confirmed_at = now() where id = $1', [person.id]);
    return person;
  };

  /** The kind of a link that is on its way meanwhile: not the one that makes it happen. */
  const linkOf = (event: EndingEvent): LinkKind => (event === 'mailbox_proved' ? 'recovery' : 'magiclink');
  /** The events, each with the end reason of its sessions. */
  const happenings: Record<
    EndingEvent,
    { says: SessionEndReason[]; happen: (person: Person) => Promise<unknown> }
  > = {
    signed_out_here: {
      says: ['signed_out'],
      happen: async ({ laptop }) => laptop.copy().post('/auth/logout', { scope: 'local' }),
    },
    device_signed_out: {
      says: ['ended_by_user'],
      happen: async ({ laptop, phone }) => {
        const { body } = await laptop.get<DeviceSessionsResponse>('/auth/sessions');
        const own = body.sessions.find(({ is_current }) => is_current);
        await phone.copy().delete(`/auth/sessions/${own?.id}`);
      },
    },
    session_reused: {
      says: ['token_reused'],
      happen: async ({ laptop }) => {
        const thief = laptop.copy('A thief');
        await laptop.copy().post('/auth/refresh');
        expect((await thief.post('/auth/refresh')).status).toBe(401);
      },
    },
    signed_out: {
      says: ['signed_out_everywhere'],
      happen: async ({ laptop }) => laptop.copy().post('/auth/logout'),
    },
    signed_out_everywhere: {
      says: ['signed_out_everywhere'],
      happen: async ({ laptop }) => laptop.copy().post('/auth/logout', { scope: 'everything' }),
    },
    password_changed: {
      says: ['password_changed'],
      happen: async ({ laptop }) =>
        laptop.post('/auth/change-password', { current_password: TEST_PASSWORD, password: NEW_PASSWORD }),
    },
    password_reset: {
      says: ['password_changed'],
      happen: async ({ email }) =>
        new TestClient(app.url).post('/auth/reset-password', {
          token: await linkTo(email, 'recovery'),
          password: NEW_PASSWORD,
        }),
    },
    mailbox_proved: {
      says: ['email_proved'],
      happen: async ({ email }) => {
        const proof = { type: 'magiclink', token: await linkTo(email, 'magiclink') };
        expect((await new TestClient(app.url).post('/auth/verify', proof)).status).toBe(200);
      },
    },
    account_deleted: {
      says: [],
      happen: async ({ laptop }) => {
        const { status } = await laptop
          .copy()
          .delete('/profile', { password: TEST_PASSWORD, confirm: 'DELETE' });
        expect(status).toBe(204);
      },
    },
  };

  /** The access that still works: for both browsers if each has its own, else for either. */
  const stateOf = async ({ id, email, laptop, phone, feed }: Person, link: LinkKind, token: string) => {
    const isIn = async (client: TestClient) => (await client.get('/profile')).status === 200;
    const isKnown = async (client: TestClient) => {
      const hash = createHash('sha256')
        .update(client.cookie('drumbeat_device') ?? '')
        .digest('hex');
      return (
        (await query('select 1 from known_devices where user_id = $1 and token_hash = $2', [id, hash]))
          .length > 0
      );
    };
    const connections = await query(
      'select 1 from social_accounts where user_id = $1 and disconnected_at is null',
      [id],
    );
    const sessions = { here: await isIn(laptop), there: await isIn(phone) };
    const known_devices = { here: await isKnown(laptop), there: await isKnown(phone) };
    const calendar_feed = (await fetch(feed)).status === 200;
    const mailed_links = (await tryLink(link, token)).status !== 410;
    const login = await new TestClient(app.url).post<ErrorResponse>('/auth/login', {
      email,
      password: TEST_PASSWORD,
    });
    const both = (is: boolean) => ({ here: is, there: is });
    return {
      sessions,
      known_devices,
      calendar_feed: both(calendar_feed),
      mailed_links: both(mailed_links),
      password: both(login.status === 200),
      linkedin: both(connections.length > 0),
    };
  };

  const expectedOf = (event: EndingEvent) =>
    Object.fromEntries(
      ACCESSES.map((access): [Access, { here: boolean; there: boolean }] => {
        const extent = endingOf(event, access);
        return [
          access,
          { here: extent === null || extent === 'others', there: extent === null || extent === 'one' },
        ];
      }),
    );

  const events = Object.keys(ENDINGS) as EndingEvent[];

  it.each(events)('%s', async (event) => {
    const [{ says, happen }, link, person] = [happenings[event], linkOf(event), await aPerson()];
    // The first proof of a mailbox is an event of its own.
    if (event !== 'mailbox_proved') await confirmed(person);
    const token = await linkTo(person.email, link);
    await happen(person);
    const ended = 'select distinct end_reason from auth_sessions where user_id = $1 and ended_at is not null';
    expect(await query(ended, [person.id])).toEqual(says.map((end_reason) => ({ end_reason })));
    expect(await stateOf(person, link, token)).toEqual(expectedOf(event));
  });

  describe('The first proof of a mailbox', () => {
    it('by a password reset in a browser that is not known ends what was left behind, too', async () => {
      const { email, feed, id } = await aPerson();
      const proof = { token: await linkTo(email, 'recovery'), password: NEW_PASSWORD };
      expect((await new TestClient(app.url).post('/auth/reset-password', proof)).status).toBe(200);
      expect((await fetch(feed)).status).toBe(404);
      expect(
        await query('select 1 from social_accounts where user_id = $1 and disconnected_at is null', [id]),
      ).toEqual([]);
      const mail = await app.sandbox.mailbox.waitFor({
        to: email,
        subject: 'Your Drumbeat password was changed',
      });
      expect(mail.text).toContain('The LinkedIn account that was connected is disconnected.');
      expect(mail.text).toContain('The address for calendar programs no longer works.');
    });

    it('by a confirmation link in a browser that is not known, while others were signed in, does so as well', async () => {
      const { email, phone, feed } = await aPerson();
      await new TestClient(app.url).post('/auth/confirmation/send', { email });
      const mail = await app.sandbox.mailbox.waitFor({
        to: email,
        subject: 'Confirm your email for Drumbeat',
      });
      const proof = { type: 'signup', token: mailedToken(mail) };
      expect(await new TestClient(app.url).post('/auth/verify', proof)).toMatchObject({
        status: 200,
        body: { password_removed: true },
      });
      expect((await phone.get('/profile')).status).toBe(401);
      expect((await fetch(feed)).status).toBe(404);
    });

    it('in the browser that made the account leaves all as it is', async () => {
      const { email, laptop, phone, feed } = await aPerson();
      const proof = { type: 'magiclink', token: await linkTo(email, 'magiclink') };
      expect((await laptop.post('/auth/verify', proof)).status).toBe(200);
      expect((await phone.get('/profile')).status).toBe(200);
      expect((await fetch(feed)).status).toBe(200);
    });
  });

  /** Access that a stranger can end beforehand to remove evidence; each case leaves the stranger as much as possible. */
  const traces: Record<string, (stranger: Person) => Promise<unknown>> = {
    nothing: async () => undefined,
    'this session': happenings.signed_out_here.happen,
    'a session from the list': happenings.device_signed_out.happen,
    'a session whose token he used twice': happenings.session_reused.happen,
    'all sessions': happenings.signed_out.happen,
    'all sessions and the other browsers': happenings.signed_out_everywhere.happen,
    'all sessions and all browsers': async ({ laptop }) =>
      expect((await withoutDevice(laptop).post('/auth/logout', { scope: 'everything' })).status).toBe(204),
    'all other sessions and all browsers': async ({ laptop }) => {
      const change = { current_password: TEST_PASSWORD, password: NEW_PASSWORD };
      expect((await withoutDevice(laptop).post('/auth/change-password', change)).status).toBe(204);
    },
  };
  /** The session of a browser, without the cookie that says which browser it is. */
  const withoutDevice = (browser: TestClient) => {
    const bare = new TestClient(app.url);
    bare.setCookie('drumbeat_access', browser.cookie('drumbeat_access') ?? '');
    return bare;
  };
  const proofs = {
    'a confirmation link': async (email: string) => {
      await new TestClient(app.url).post('/auth/confirmation/send', { email });
      const subject = 'Confirm your email for Drumbeat';
      const token = mailedToken(await app.sandbox.mailbox.waitFor({ to: email, subject }));
      return new TestClient(app.url).post('/auth/verify', { type: 'signup', token });
    },
    'a magic link': async (email: string) =>
      new TestClient(app.url).post('/auth/verify', {
        type: 'magiclink',
        token: await linkTo(email, 'magiclink'),
      }),
    'a password reset': async (email: string) =>
      new TestClient(app.url).post('/auth/reset-password', {
        token: await linkTo(email, 'recovery'),
        password: 'the owner chose eight otters',
      }),
  };
  const orders = [
    ...Object.keys(traces).map((trace) => [trace, 'a confirmation link'] as const),
    ...(['a magic link', 'a password reset'] as const).flatMap((proof) =>
      ['all sessions and all browsers', 'all other sessions and all browsers'].map(
        (trace) => [trace, proof] as const,
      ),
    ),
  ];

  it.each(orders)(
    'leaves a stranger nothing who ended %s before the owner came by %s',
    async (trace, proof) => {
      const stranger = await aPerson();
      const { id, email, laptop, phone } = stranger;
      await traces[trace]?.(stranger);
      const feeds = [stranger.feed];
      for (const browser of [laptop, phone]) {
        const { body } = await browser.post<Partial<CalendarFeedResponse>>('/calendar/feed');
        if (body.url) feeds.push(body.url);
      }
      expect((await proofs[proof](email)).status).toBe(200);
      const signIns = [TEST_PASSWORD, NEW_PASSWORD].map((password) =>
        new TestClient(app.url).post('/auth/login', { email, password }),
      );
      expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual([401, 401]);
      for (const browser of [laptop, phone]) {
        expect((await browser.get('/profile')).status).toBe(401);
        expect((await browser.post('/auth/refresh')).status).toBe(401);
      }
      for (const feed of feeds) expect((await fetch(feed)).status).toBe(404);
      expect(
        await query('select 1 from social_accounts where user_id = $1 and disconnected_at is null', [id]),
      ).toEqual([]);
    },
  );

  it('tells the audit log who signed out, and how far', async () => {
    const { client, id } = await signUp(app.url, { plan: null });
    await client.post('/auth/logout', { scope: 'everything' });
    expect(
      await query(
        `select action, details from audit_log where actor_id = $1 and action = 'session.signed_out'`,
        [id],
      ),
    ).toEqual([{ action: 'session.signed_out', details: { scope: 'everything' } }]);
  });

  it('stays ended where data from before it is put back', async () => {
    const database = app.app.get(Database);
    const continuity = app.worker!.get(ContinuityService, { strict: false });
    const people = new Map<EndingEvent, { person: Person; token: string }>();
    for (const event of events) {
      const person = await aPerson();
      if (event !== 'mailbox_proved') await confirmed(person);
      people.set(event, { person, token: await linkTo(person.email, linkOf(event)) });
    }
    const backup = await backUp(database);
    for (const [event, { person }] of people) await happenings[event].happen(person);
    await continuity.check();
    await backup.restore();
    await continuity.check();
    // Others' mails wait no longer than this test.
    const channels = app.app.get(OutgoingChannelsService);
    for (const channel of OUTGOING_CHANNELS) await channels.resume(null, channel);
    for (const [event, { person, token }] of people) {
      const state = await stateOf(person, linkOf(event), token);
      const isOver = (access: Access) => ['all', 'replaced'].includes(endingOf(event, access) ?? '');
      const open = ACCESSES.filter((one) => isOver(one) && (state[one].here || state[one].there));
      expect({ event, open }).toEqual({ event, open: [] });
    }
  });
});
