import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { insertRow } from '../../../test/builders/insert-row.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../test/builders/prompt.builder.js';
import { startAccounts, type AccountsUnderTest } from '../../../test/support/services/accounts-module.js';
import { ForbiddenError } from '../../platform/access/access.guard.js';
import { ContinuityJournal } from '../../platform/continuity/continuity-journal.js';
import { InvalidInputError, NotFoundError } from '../../platform/http/errors/app-error.js';
import { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { AdminUsersService } from './admin/admin-users.service.js';
import { StaffRightsService } from './admin/staff-rights.service.js';
import { EmailUnconfirmedError, OwnAdminRightsError, ProfileLockedError } from './users.errors.js';
import { UsersService } from './users.service.js';

describe('Users', () => {
  let accounts: AccountsUnderTest;
  let users: UsersService;
  let adminUsers: AdminUsersService;
  let staffRights: StaffRightsService;

  beforeAll(async () => {
    // The clock is set to Friday, 2026-11-20, noon UTC.
    accounts = await startAccounts();
    users = accounts.get(UsersService);
    adminUsers = accounts.get(AdminUsersService);
    staffRights = accounts.get(StaffRightsService);
  });
  afterAll(() => accounts.close());

  const profile = (overrides?: Parameters<typeof aProfile>[1]) => aProfile(accounts.database, overrides);
  const list = (query: Partial<AdminListQuery>) =>
    adminUsers.list(Object.assign(new AdminListQuery(), { filter: {} }, query));
  const audited = (entityId: string) =>
    accounts.database.query<{ action: string; details: unknown }>(
      'select actor_id, action, details from audit_log where entity_id = $1 order by id',
      [entityId],
    );

  describe('change their own profile', () => {
    it('field by field; what is not sent stays', async () => {
      const { id } = await profile({ industry: 'Consulting' });
      const changed = await users.changeOwn(id, { content_pillars: ['One'], target_audience: 'Founders' });
      expect(changed).toMatchObject({
        content_pillars: ['One'],
        target_audience: 'Founders',
        industry: 'Consulting',
        full_name: 'Ada Example',
      });
      expect(await users.changeOwn(id, {})).toMatchObject({ content_pillars: ['One'] });
    });

    it('and a new name brings its first name along, unless that is given', async () => {
      const { id } = await profile();
      expect(await users.changeOwn(id, { full_name: 'Grace Hopper' })).toMatchObject({ first_name: 'Grace' });
      expect(await users.changeOwn(id, { full_name: 'Prof. Hopper', first_name: 'Grace' })).toMatchObject({
        full_name: 'Prof. Hopper',
        first_name: 'Grace',
      });
      expect(await users.changeOwn(id, { full_name: null })).toMatchObject({ first_name: null });
    });

    it('but not one that staff have locked', async () => {
      const { id } = await profile({ profile_locked: true });
      await expect(users.changeOwn(id, { full_name: 'X' })).rejects.toThrow(ProfileLockedError);
      expect(await users.get(id)).toMatchObject({ full_name: 'Ada Example' });
    });
  });

  describe('in the console', () => {
    it('show plan, LinkedIn and open slots, in three statements however many they are', async () => {
      const [busy, idle] = [
        await profile({ full_name: 'Slots Busy' }),
        await profile({ full_name: 'Slots Idle' }),
      ];
      const onCalendar = { pushed_to_calendar: true };
      await aPrompt(accounts.database, busy.id, { ...onCalendar, scheduled_date: '2026-11-23', slot: 1 });
      await aPrompt(accounts.database, busy.id, { ...onCalendar, scheduled_date: '2026-11-25' });
      await aPrompt(accounts.database, busy.id, { scheduled_date: '2026-11-27' });
      await insertRow(accounts.database, 'user_subscriptions', {
        user_id: busy.id,
        status: 'active',
        plan_type: 'free',
      });
      await insertRow(accounts.database, 'social_accounts', {
        user_id: busy.id,
        provider: 'linkedin',
        provider_user_id: 'sub',
        display_name: 'Busy',
        access_token_encrypted: 'sealed',
        token_issued_at: new Date(0),
        expires_at: new Date(),
      });

      const query = jest.spyOn(accounts.database, 'query');
      const answer = await list({ filter: { q: 'sLOTS' }, sort: 'created_at', order: 'ASC' });
      expect(query).toHaveBeenCalledTimes(3);
      query.mockRestore();

      expect(answer).toMatchObject({
        total: 2,
        data: [
          {
            id: busy.id,
            open_slots: 10,
            linkedin_connected: true,
            linkedin_needs_reconnect: true,
            linkedin_readings_pause: null,
            subscription_status: 'active',
            plan_type: 'free',
          },
          {
            id: idle.id,
            open_slots: 12,
            linkedin_connected: false,
            linkedin_needs_reconnect: false,
            subscription_status: null,
            plan_type: null,
          },
        ],
      });
    });

    it('say since when no mail reaches them, until one does or their address is another', async () => {
      const person = await profile({ full_name: 'Unreached Person' });
      const mail = (change: object) =>
        insertRow(accounts.database, 'outgoing_mails', {
          ...{ user_id: person.id, recipient: person.email, kind: 'magic_link' },
          ...{ created_at: new Date(), woken_at: new Date() },
          ...change,
        });
      const refusedAt = async () =>
        (await list({ filter: { q: 'Unreached' }, sort: 'created_at', order: 'ASC' })).data[0]
          ?.mail_refused_at;
      const [early, refused, sent] = ['2026-11-01', '2026-11-03', '2026-11-05'].map((day) => new Date(day));

      await mail({ failed_at: early });
      expect(await refusedAt()).toBeNull();
      await mail({ failed_at: refused, is_unreachable: true });
      await mail({ failed_at: new Date('2026-11-04'), is_unreachable: true });
      await mail({ sent_at: early });
      expect(await refusedAt()).toEqual(refused);
      await mail({ sent_at: sent, recipient: 'another@example.test' });
      expect(await refusedAt()).toEqual(refused);
      await mail({ sent_at: sent });
      expect(await refusedAt()).toBeNull();
    });

    it('are sorted by their open slots, and a third prompt of a day closes none', async () => {
      const [some, full, none] = [
        await profile({ full_name: 'Fortnight Some' }),
        await profile({ full_name: 'Fortnight Full' }),
        await profile({ full_name: 'Fortnight None' }),
      ];
      const onCalendar = { pushed_to_calendar: true };
      for (const date of ['2026-11-20', '2026-11-23', '2026-11-25']) {
        await aPrompt(accounts.database, full.id, { ...onCalendar, scheduled_date: date });
      }
      // Two of them count: not the third of a Monday, nor a Tuesday, nor a day beyond the fortnight.
      for (const date of ['2026-11-23', '2026-11-23', '2026-11-23', '2026-11-24', '2026-12-04']) {
        await aPrompt(accounts.database, some.id, { ...onCalendar, scheduled_date: date });
      }
      await aPrompt(accounts.database, none.id, { scheduled_date: '2026-11-23' });

      const sorted = async (order: 'ASC' | 'DESC') =>
        (await list({ filter: { q: 'Fortnight' }, sort: 'open_slots', order })).data.map((user) => [
          user.id,
          user.open_slots,
        ]);
      const mostOpenFirst = [
        [none.id, 12],
        [some.id, 10],
        [full.id, 9],
      ];
      expect(await sorted('DESC')).toEqual(mostOpenFirst);
      expect(await sorted('ASC')).toEqual(mostOpenFirst.toReversed());
    });

    it('are found by name or email as the text stands, page by page', async () => {
      for (const name of ['Zoë 100%', 'Zoë 100x', 'Zoë Ångström']) await profile({ full_name: name });
      expect((await list({ filter: { q: '100%' } })).data).toHaveLength(1);
      expect((await list({ filter: { q: 'ångSTRÖM' } })).data).toHaveLength(1);
      const page = await list({ filter: { q: 'zoë' }, perPage: 2, page: 2, sort: 'email' });
      expect(page).toMatchObject({ total: 3, data: [expect.anything()] });
    });

    it('are found however quotes, accents and signs are typed', async () => {
      const { id } = await profile({ full_name: 'Siân O’Brien – the Crème’s “#Best”' });
      // Of letters that no id and no generated address has.
      const typed = ["O'Brien", 'o’brien', 'creme', 'CRÈME', '"best"', '#best', 'brien - the'];
      for (const q of typed) {
        const found = (await list({ filter: { q } })).data.map((user) => user.id);
        expect({ q, found }).toEqual({ q, found: [id] });
      }
    });

    it.each([
      [{ sort: 'token_version' }],
      [{ sort: '(select 1)' }],
      [{ filter: { password_hash: 'x' } }],
      [{ filter: { is_admin: 'yes' } }],
      [{ filter: { id: 'x' } }],
    ])('are not sorted or filtered by what the list does not have: %j', async (query) => {
      await expect(list(query)).rejects.toThrow(InvalidInputError);
    });

    it('are changed with an audit row that says what was and what is', async () => {
      const [staff, user] = [await profile({ is_admin: true }), await profile()];
      const changed = await adminUsers.change(staff.id, user.id, {
        full_name: 'Grace Hopper',
        is_admin: false,
        grant_free_plan: true,
      });
      expect(changed).toMatchObject({ full_name: 'Grace Hopper', plan_type: 'free' });
      expect(await audited(user.id)).toEqual([
        {
          actor_id: staff.id,
          action: 'user.updated',
          details: {
            to_version: expect.any(String),
            before: { full_name: 'Ada Example', first_name: 'Ada' },
            after: { full_name: 'Grace Hopper', first_name: 'Grace' },
          },
        },
        expect.objectContaining({ action: 'subscription.granted' }),
      ]);
      await adminUsers.change(staff.id, user.id, { full_name: 'Grace Hopper', grant_free_plan: true });
      expect(await audited(user.id)).toHaveLength(2);
    });

    it('keep a name once they have one', async () => {
      const [staff, user] = [await profile({ is_admin: true }), await profile({ full_name: 'Ada Example' })];
      await expect(adminUsers.change(staff.id, user.id, { full_name: null })).rejects.toMatchObject({
        code: 'user.name_missing',
      });
      expect(await adminUsers.get(user.id)).toMatchObject({ full_name: 'Ada Example' });
      const nameless = await profile({ full_name: null });
      await adminUsers.change(staff.id, nameless.id, { full_name: null, content_pillars: ['Pricing'] });
      expect(await adminUsers.get(nameless.id)).toMatchObject({ full_name: null });
    });

    it('have their profile locked and unlocked for a reason, which the audit log keeps', async () => {
      const [staff, user] = [await profile({ is_admin: true }), await profile()];
      const lock = (is_locked: boolean, reason: string) =>
        adminUsers.lockProfile(staff.id, user.id, { is_locked, reason });
      expect(await lock(true, 'Two people write in it')).toMatchObject({ profile_locked: true });
      await expect(users.changeOwn(user.id, { full_name: 'X' })).rejects.toThrow(ProfileLockedError);
      await lock(true, 'Asked twice');
      expect(await lock(false, 'It is settled')).toMatchObject({ profile_locked: false });
      await users.changeOwn(user.id, { full_name: 'X' });
      const row = (action: string, reason: string, before: boolean) => ({
        ...{ actor_id: staff.id, action },
        details: { reason, before: { profile_locked: before }, after: { profile_locked: !before } },
      });
      expect(await audited(user.id)).toEqual([
        row('user.profile_locked', 'Two people write in it', false),
        row('user.profile_unlocked', 'It is settled', true),
      ]);
    });

    it('refuse a change that started from an older version, and say what came first, by whom', async () => {
      const staff = await profile({ is_admin: true });
      const user = await profile({ full_name: 'Ada Example' });
      const { version } = await adminUsers.get(user.id);
      await adminUsers.change(staff.id, user.id, { full_name: 'Grace Hopper', version });
      await expect(
        adminUsers.change(staff.id, user.id, { full_name: 'Ada Lovelace', version }),
      ).rejects.toMatchObject({
        ...{ status: 409, code: 'user.stale' },
        details: { current: { full_name: 'Grace Hopper' }, changed_by: staff.email },
      });
      const { version: newer } = await adminUsers.get(user.id);
      const back = await adminUsers.change(staff.id, user.id, { full_name: 'Ada Example', version: newer });
      expect(back).toMatchObject({ full_name: 'Ada Example', version });
    });

    it('keep at least one admin: nobody takes their own rights away', async () => {
      const staff = await profile({ is_admin: true });
      await expect(adminUsers.change(staff.id, staff.id, { is_admin: false })).rejects.toThrow(
        OwnAdminRightsError,
      );
      expect(await users.get(staff.id)).toMatchObject({ is_admin: true });
    });

    it('that do not exist are not found', async () => {
      const nobody = '00000000-0000-4000-8000-000000000000';
      await expect(adminUsers.get(nobody)).rejects.toThrow(NotFoundError);
      const { id } = await profile({ is_admin: true });
      await expect(adminUsers.change(id, nobody, { is_admin: true })).rejects.toThrow(NotFoundError);
    });
  });

  it('become no admins before their address is proved, by whatever way', async () => {
    const staff = await profile({ is_admin: true });
    const { id } = await profile();
    await expect(staffRights.grant(id, null)).rejects.toThrow(EmailUnconfirmedError);
    await expect(adminUsers.change(staff.id, id, { is_admin: true })).rejects.toThrow(EmailUnconfirmedError);
    expect(await users.get(id)).toMatchObject({ is_admin: false });
    expect(await audited(id)).toEqual([]);
  });

  it('become admins in the console with a mail to them and to each of the staff', async () => {
    const staff = await profile({ is_admin: true });
    const { id, email } = await profile({ email_confirmed_at: new Date('2026-11-01T00:00:00Z') });
    await adminUsers.change(staff.id, id, { is_admin: true });
    const mails = await accounts.database.query<{ kind: string; recipient: string; facts: unknown }>(
      'select kind, recipient, facts from outgoing_mails where recipient = any($1) order by kind',
      [[email, staff.email]],
    );
    expect(mails).toEqual([
      {
        kind: 'made_staff',
        recipient: email,
        facts: expect.objectContaining({ person: email, by: staff.email }),
      },
      {
        kind: 'staff_added',
        recipient: staff.email,
        facts: expect.objectContaining({ person: email, by: staff.email }),
      },
    ]);
    // A further sign-in changes nothing.
    await adminUsers.change(staff.id, id, { full_name: 'Another name' });
    expect(
      await accounts.database.query('select 1 from outgoing_mails where recipient = $1', [email]),
    ).toHaveLength(1);
  });

  it.each([
    ['on the command line', (id: string) => staffRights.grant(id, null), null],
    [
      'in the console',
      (id: string, actor: string) => adminUsers.change(actor, id, { is_admin: true }),
      'staff',
    ],
  ])('become admins %s once, with the same one audit row', async (_, promote, by) => {
    const staff = await profile({ is_admin: true });
    const { id } = await profile({ email_confirmed_at: new Date('2026-11-01T00:00:00Z') });
    await promote(id, staff.id);
    await promote(id, staff.id);
    expect(await users.get(id)).toMatchObject({ is_admin: true });
    expect(await audited(id)).toEqual([
      {
        actor_id: by && staff.id,
        action: 'user.promoted',
        details: { before: { is_admin: false }, after: { is_admin: true } },
      },
    ]);
  });

  it('are admins no more by a word of another one, which is audited and outlives a restore', async () => {
    const staff = await profile({ is_admin: true });
    const { id } = await profile({ is_admin: true });
    await adminUsers.change(staff.id, id, { is_admin: false, full_name: 'Grace Hopper' });
    await adminUsers.change(staff.id, id, { is_admin: false });
    expect(await users.get(id)).toMatchObject({ is_admin: false, full_name: 'Grace Hopper' });
    const rows = await audited(id);
    expect(rows.map(({ action }) => action).sort()).toEqual(['user.demoted', 'user.updated']);
    const of = (done: string) => rows.find(({ action }) => action === done)?.details;
    expect(of('user.demoted')).toEqual({ before: { is_admin: true }, after: { is_admin: false } });
    expect(JSON.stringify(of('user.updated'))).not.toContain('is_admin');
    const noted = await accounts
      .get(ContinuityJournal, { strict: false })
      .readSince(new Date(Date.now() - 60_000));
    expect(noted.entries).toContainEqual(
      expect.objectContaining({ kind: 'staff_rights_ended', user_id: id }),
    );
  });

  it('keep one admin where two dismiss each other at the same moment', async () => {
    const [one, other] = [await profile({ is_admin: true }), await profile({ is_admin: true })];
    const dismissals = await Promise.allSettled([
      adminUsers.change(one.id, other.id, { is_admin: false }),
      adminUsers.change(other.id, one.id, { is_admin: false }),
    ]);
    expect(dismissals.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const dismissal of dismissals) {
      if (dismissal.status === 'rejected') expect(dismissal.reason).toBeInstanceOf(ForbiddenError);
    }
    const { id } = await profile({ email_confirmed_at: new Date('2026-11-01T00:00:00Z') });
    const rights = await Promise.all([users.get(one.id), users.get(other.id)]);
    const dismissed = rights.find(({ is_admin }) => !is_admin);
    expect(rights.filter(({ is_admin }) => is_admin)).toHaveLength(1);
    await expect(adminUsers.change(dismissed?.id ?? '', id, { is_admin: true })).rejects.toThrow(
      ForbiddenError,
    );
  });
});
