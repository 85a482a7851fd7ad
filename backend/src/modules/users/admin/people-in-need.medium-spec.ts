import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../../test/builders/prompt.builder.js';
import { insertRow } from '../../../../test/builders/insert-row.js';
import { startAccounts, type AccountsUnderTest } from '../../../../test/support/services/accounts-module.js';
import { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { AdminUsersService } from './admin-users.service.js';
import type { ProfileEntity } from '../profile/profile.entity.js';
import type { PromptEntity } from '../../prompts/prompt.entity.js';

/** Friday, 20 November 2026: the week began on the 16th, the next one begins on the 23rd. */
const THIS_WEEK = '2026-11-16';
const NEXT_WEEK = '2026-11-29';

describe('People with a plan', () => {
  let accounts: AccountsUnderTest;
  let service: AdminUsersService;

  beforeAll(async () => {
    accounts = await startAccounts();
    service = accounts.get(AdminUsersService, { strict: false });
  });
  afterAll(() => accounts.close());
  beforeEach(() => accounts.database.query('delete from profiles'));

  async function somebody(profile: Partial<ProfileEntity> = {}, status = 'active') {
    const { id } = await aProfile(accounts.database, { created_at: new Date('2026-01-01'), ...profile });
    await insertRow(accounts.database, 'user_subscriptions', { user_id: id, status, plan_type: 'free' });
    return id;
  }
  const prompt = (userId: string, scheduled_date: string, pushed_to_calendar = true) =>
    aPrompt(accounts.database, userId, { scheduled_date, pushed_to_calendar });
  const seen = (userId: string, at: string) =>
    accounts.database.query('update profiles set last_seen_at = $2 where id = $1', [userId, at]);
  const found = async (filter: Record<string, unknown>, sort = 'last_seen_at') =>
    (await service.list(Object.assign(new AdminListQuery(), { filter, sort }))).data;
  const ids = async (filter: Record<string, unknown>) => (await found(filter)).map(({ id }) => id).sort();

  it('are without prompts while the calendar of this week or of the next has none', async () => {
    const served = await somebody();
    await prompt(served, THIS_WEEK);
    await prompt(served, NEXT_WEEK);
    const thisWeekAlone = await somebody();
    await prompt(thisWeekAlone, '2026-11-22');
    const nextWeekAlone = await somebody();
    await prompt(nextWeekAlone, '2026-11-23');
    const notPushed = await somebody();
    await prompt(notPushed, THIS_WEEK, false);
    await prompt(notPushed, NEXT_WEEK, false);
    expect(await ids({ without_prompts: true })).toEqual([thisWeekAlone, nextWeekAlone, notPushed].sort());
    expect(await ids({ without_prompts: false })).toEqual([served]);
  });

  it('have the week of their own zone', async () => {
    accounts.clock.set(new Date('2026-11-22T23:30:00Z'));
    const inTokyo = await somebody({ time_zone: 'Asia/Tokyo' });
    const inLima = await somebody({ time_zone: 'America/Lima' });
    for (const id of [inTokyo, inLima]) {
      await prompt(id, '2026-11-22');
      await prompt(id, '2026-11-23');
    }
    expect(await ids({ without_prompts: true })).toEqual([inTokyo]);
    accounts.clock.set(new Date('2026-11-20T12:00:00Z'));
  });

  it.each([
    ['2026-11-20T23:59:00Z', 'UTC', true],
    ['2026-11-21T00:00:00Z', 'UTC', false],
    ['2026-11-22T23:59:00Z', 'UTC', false],
    ['2026-11-21T03:00:00Z', 'America/Lima', true],
    ['2026-11-20T15:30:00Z', 'Asia/Tokyo', false],
  ])(
    'need this week’s until its last day of the calendar is over: at %s in %s %s',
    async (at, zone, needs) => {
      accounts.clock.set(new Date(at));
      const id = await somebody({ time_zone: zone });
      await prompt(id, '2026-11-23');
      expect(await ids({ without_prompts: true })).toEqual(needs ? [id] : []);
      accounts.clock.set(new Date('2026-11-20T12:00:00Z'));
    },
  );

  it('need the next week’s on every day', async () => {
    accounts.clock.set(new Date('2026-11-22T12:00:00Z'));
    const id = await somebody();
    await prompt(id, THIS_WEEK);
    expect(await ids({ without_prompts: true })).toEqual([id]);
    await prompt(id, '2026-11-27');
    expect(await ids({ without_prompts: true })).toEqual([]);
    accounts.clock.set(new Date('2026-11-20T12:00:00Z'));
  });

  it('have so many prompts in review: those to be read and those approved, until they are pushed', async () => {
    const id = await somebody();
    const held = (change: Partial<PromptEntity>) =>
      aPrompt(accounts.database, id, { is_held: true, ...change });
    await held({ review: 'to_read' });
    await held({ review: 'approved' });
    await held({ review: 'left_out', left_out_reason: 'Too long' });
    await prompt(id, THIS_WEEK);
    const other = await somebody();
    const inReview = (await found({ without_prompts: true })).map((user) => [
      user.id,
      user.prompts_in_review,
    ]);
    expect(new Map(inReview as [string, number][])).toEqual(
      new Map([
        [id, 2],
        [other, 0],
      ]),
    );
    expect(await service.get(id)).toMatchObject({ prompts_in_review: 2 });
  });

  it('alone are served: neither staff, nor people without an open plan or without their first answers', async () => {
    await somebody({ is_admin: true });
    await somebody({ onboarding_completed: false });
    await somebody({}, 'past_due');
    await aProfile(accounts.database);
    expect(await ids({ without_prompts: true })).toEqual([]);
    expect(await ids({ silent: true })).toEqual([]);
  });

  it('are silent when they were not seen for 14 days, those seen last first', async () => {
    const here = await somebody();
    await seen(here, '2026-11-06T12:00:01Z');
    const away = await somebody();
    await seen(away, '2026-11-06T11:59:59Z');
    const neverSeen = await somebody();
    const isNew = await somebody({ created_at: new Date('2026-11-19T12:00:00Z') });
    expect((await found({ silent: true })).map(({ id, last_seen_at }) => [id, last_seen_at])).toEqual([
      [away, new Date('2026-11-06T11:59:59Z')],
      [neverSeen, null],
    ]);
    expect(await ids({ silent: false })).toEqual([here, isNew].sort());
  });
});
