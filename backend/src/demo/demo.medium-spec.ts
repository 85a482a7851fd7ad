import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Global, Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { startSandbox, type Sandbox } from '@drumbeat/sandbox';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../test/support/database/connected-database.js';
import { FixedClock } from '../../test/support/fixed-clock.js';
import { testConfig } from '../../test/support/test-config.js';
import { ConfigModule } from '../config/config.module.js';
import { AiModule } from '../platform/ai/ai.module.js';
import { Clock } from '../platform/clock/clock.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { QueueModule } from '../platform/queue/queue.module.js';
import { AccountsService } from '../modules/auth/accounts/accounts.service.js';
import { SocialAccountsService } from '../modules/linkedin/accounts/social-accounts.service.js';
import { DEMO_ADMIN, DEMO_PROMPTS, DEMO_USER } from './demo.content.js';
import { demoHistory } from './demo.history.js';
import { DemoModule } from './demo.module.js';
import { DEMO_PEOPLE } from './demo.people.js';
import { DemoService } from './demo.service.js';
import { DEMO_TRAINING_POSTS } from './demo.training-posts.js';

const PAST = demoHistory('2026-11-23', DEMO_USER.time_zone).length;
/** The days of the week before, of which one is in doubt, and how many of this week's are out on a Thursday. */
const TOLD = 3 + 2;
const THURSDAY = new Date('2026-11-26T18:00:00Z');

@Module({})
class DemoUnderTest {}

@Global()
@Module({})
class StandingClock {}

describe('The demo', () => {
  const clock = new FixedClock(THURSDAY);
  let sandbox: Sandbox;
  let connection: ConnectedDatabase;
  let program: INestApplicationContext;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 });
    connection = await connectTestDatabase();
    program = await start();
    await fill();
  }, 60_000);
  const start = (environment: Record<string, string> = {}) =>
    NestFactory.createApplicationContext(
      {
        module: DemoUnderTest,
        imports: [
          ConfigModule.for(
            testConfig({
              DATABASE_URL: connection.url,
              LINKEDIN_API_URL: `${sandbox.url}/linkedin`,
              LINKEDIN_SITE_URL: `${sandbox.url}/linkedin`,
              ...environment,
            }),
          ),
          { module: StandingClock, providers: [{ provide: Clock, useValue: clock }], exports: [Clock] },
          CryptoModule,
          DatabaseModule,
          QueueModule.forProducer(),
          AiModule,
          DemoModule,
        ],
      },
      { logger: false, abortOnError: false },
    );
  const fill = (copy: INestApplicationContext = program) => copy.get(DemoService, { strict: false }).fill();
  const fillAnew = async (copy?: INestApplicationContext) => {
    await connection.database.query('delete from profiles');
    sandbox.linkedin.reset({ tokens: true });
    await fill(copy);
  };
  afterAll(async () => {
    await program.close();
    await connection.close();
    await sandbox.close();
  });

  const read = <Row>(sql: string) => connection.database.query<Row>(sql, [DEMO_USER.email]);
  const counts = () =>
    read<Record<string, number>>(
      `select (select count(*)::int from profiles) as profiles,
              (select count(*)::int from prompt_batches where user_id = u.id) as batches,
              (select count(*)::int from content_prompts where user_id = u.id) as prompts,
              (select count(*)::int from posts where user_id = u.id) as posts,
              (select count(*)::int from sample_post_analytics where user_id = u.id) as training_posts,
              (select count(*)::int from saved_post_notes where user_id = u.id) as notes,
              (select count(*)::int from feedback where user_id = u.id) as feedback,
              (select count(*)::int from staff_messages where user_id = u.id) as messages,
              (select count(*)::int from notifications where user_id = u.id and read_at is null) as notices
         from profiles u where u.email = $1`,
    );

  it('has feedback from the days on which its user had something to judge', async () => {
    const given = await read<{ day: string }>(
      `select distinct to_char(f.updated_at, 'YYYY-MM-DD') as day
         from feedback f join profiles u on u.id = f.user_id where u.email = $1`,
    );
    expect(given.length).toBeGreaterThan(1);
    for (const { day } of given) expect(day < clock.now().toISOString().slice(0, 10)).toBe(true);
  });

  it('has something on every screen', async () => {
    expect(await counts()).toEqual([
      {
        profiles: 2 + DEMO_PEOPLE.length,
        batches: 2 + Math.ceil(PAST / 30),
        prompts: DEMO_PROMPTS.length + PAST,
        // With the one that has its time and the one that is half-written.
        posts: PAST + TOLD + 2 + DEMO_TRAINING_POSTS.length,
        training_posts: DEMO_TRAINING_POSTS.length,
        notes: 2,
        feedback: 4,
        messages: 1,
        // Notices of the staff's answer, of the post in doubt, and of two habits of edits.
        notices: 4,
      },
    ]);
  });

  it.each([
    ['Thursday', THURSDAY, 4],
    ['Monday morning', new Date('2026-11-23T08:00:00Z'), 3],
  ])('has learned two things from its drafts, on a %s', async (_day, now, drafts) => {
    clock.set(now);
    await fillAnew();
    const learned = await read<Record<string, unknown>>(
      `select r.kind, r.phrase, r.status, r.occurrences, r.opportunities,
              (select count(*)::int from learned_rule_evidence e where e.rule_id = r.id) as quoted
         from learned_rules r join profiles u on u.id = r.user_id where u.email = $1 order by r.kind desc`,
    );
    const seen = { status: 'proposed', occurrences: drafts, opportunities: drafts, quoted: drafts };
    expect(learned).toEqual([
      { kind: 'cut_phrase', phrase: 'Lesson learned', ...seen },
      { kind: 'closing_question', phrase: '', ...seen },
    ]);
    clock.set(THURSDAY);
    await fillAnew();
  });

  it('has prompts that its member of staff prepared, in batches that count them', async () => {
    const batches = await read<Record<string, unknown>>(
      `select staff.full_name, b.status, b.push_to_calendar, b.count, b.created_count, count(p.id)::int as prompts,
              count(p.scheduled_date)::int as dated, count(*) filter (where p.pushed_to_calendar)::int as pushed
         from prompt_batches b
         join profiles u on u.id = b.user_id and u.email = $1
         join profiles staff on staff.id = b.requested_by
         left join content_prompts p on p.batch_id = b.id and p.user_id = b.user_id
        group by b.id, staff.id order by b.created_at desc`,
    );
    const batch = (count: number, isPushed: boolean) => ({
      full_name: DEMO_ADMIN.full_name,
      status: 'done',
      push_to_calendar: isPushed,
      count,
      created_count: count,
      prompts: count,
      dated: isPushed ? count : 0,
      pushed: isPushed ? count : 0,
    });
    const waiting = DEMO_PROMPTS.filter(({ day }) => day === null).length;
    expect(batches.slice(0, 2)).toEqual([batch(waiting, false), batch(DEMO_PROMPTS.length - waiting, true)]);
    for (const { count, prompts } of batches) expect(prompts).toBe(count);
  });

  it.each([
    ['a Monday before the hour', '2026-11-23T13:00:00Z', 3],
    ['a Monday', '2026-11-23T18:00:00Z', 3],
    ['a Tuesday', '2026-11-24T18:00:00Z', 3],
    ['a Wednesday', '2026-11-25T18:00:00Z', 3],
    ['a Friday', '2026-11-27T18:00:00Z', 3],
    ['a Saturday', '2026-11-28T18:00:00Z', 3],
    ['a Sunday', '2026-11-29T23:00:00Z', 3],
    ['a Sunday that is Monday elsewhere', '2026-11-30T05:30:00Z', 3],
    ['the first of a month', '2026-12-01T18:00:00Z', 0],
    ['New Year', '2027-01-01T18:00:00Z', 0],
    ['the third of a month', '2027-02-03T18:00:00Z', 0],
    ['the day the clocks change', '2027-03-14T18:00:00Z', 3],
    ['a leap day', '2028-02-29T18:00:00Z', 3],
    ['the Thursday of the pictures', THURSDAY.toISOString(), 3],
  ])(
    'on %s tells of a year, three posts with figures, one to come, a draft and a decision',
    async (_day, now, thisMonth) => {
      clock.set(new Date(now));
      await fillAnew();
      const [story] = await read<Record<string, unknown>>(
        `with u as (select *, (timestamptz '${now}' at time zone time_zone)::date as today from profiles where email = $1),
            p as (select p.*, pub.state, pub.due_at, perf.looks, perf.grows, perf.last_look
                    from u join posts p on p.user_id = u.id and p.source_type <> 'training'
                    left join publications pub on pub.post_id = p.id
                    left join lateral (
                      select count(*)::int as looks, max(recorded_at) as last_look,
                             bool_and(impressions > before and likes >= liked) as grows
                        from (select *, lag(impressions, 1, 0) over w as before, lag(likes, 1, 0) over w as liked
                                from post_performance f where f.post_id = p.id window w as (order by recorded_at)) f) perf on true),
            beats as (select u.id as user_id, today, day::date as date
                        from u, generate_series(date_trunc('week', today), date_trunc('week', today) + interval '13 days', '1 day') day
                       where extract(isodow from day) in (1, 3, 5))
       select (select today - created_at::date between 360 and 380 from u) as is_a_year_old,
              (select count(*) from p where status = 'used' and looks > 0
                  and posted_at > timestamptz '${now}' - interval '30 days') >= 3 as has_figures,
              (select count(*)::int from p, u where status = 'used' and looks > 0
                  and date_trunc('month', posted_at at time zone time_zone) = date_trunc('month', today)) as this_month,
              (select array_agg(state || ':' || extract(isodow from due_at at time zone u.time_zone)
                                order by state) from p, u where state <> 'published') as waiting,
              (select bool_and(due_at > timestamptz '${now}') from p where state = 'scheduled') as is_ahead,
              (select array_agg(scheduled_date >= today) from p, u where status = 'draft' and state is null) as drafts,
              (select count(*)::int from beats b where date < today
                  and not exists (select from p where status = 'used' and posted_at::date = b.date)) as passed,
              (select count(*)::int from beats b where date > today
                  and not exists (select from p where p.scheduled_date = b.date)
                  and not exists (select from content_prompts c where c.user_id = b.user_id and c.scheduled_date = b.date
                                                                 and c.status = 'new')) as empty_ahead,
              (select bool_and(grows) from p where looks > 0) as all_grow,
              (select bool_and(pub.snapshot::jsonb ->> 'commentary' <> '') from publications pub, u
                where pub.user_id = u.id and pub.state = 'published') as is_recorded,
              (select max(greatest(posted_at, last_look)) <= timestamptz '${now}' from p) as is_past,
              (select bool_and(b.finished_at <= timestamptz '${now}') from prompt_batches b, u where b.user_id = u.id)
                and (select bool_and(replied_at <= timestamptz '${now}') from staff_messages m, u where m.user_id = u.id)
                as was_told`,
      );
      expect(story).toEqual({
        is_a_year_old: true,
        has_figures: true,
        this_month: story?.['this_month'],
        waiting: ['needs_user:5', expect.stringMatching(/^scheduled:[135]$/)],
        is_ahead: true,
        drafts: [true],
        passed: 0,
        empty_ahead: 0,
        all_grow: true,
        is_recorded: true,
        is_past: true,
        was_told: true,
      });
      expect(story?.['this_month']).toBeGreaterThanOrEqual(thisMonth);
    },
  );

  it('is connected with a member and a token that the sandbox knows, whose feed shows what is out', async () => {
    const [row] = await read<{ id: string; provider_user_id: string; needs_reconnect: boolean }>(
      `select a.* from social_accounts a join profiles u on u.id = a.user_id where u.email = $1`,
    );
    expect(row?.needs_reconnect).toBe(false);
    const accounts = await program
      .get(SocialAccountsService, { strict: false })
      .lockForPosting([row?.id ?? '']);
    const answer = await fetch(`${sandbox.url}/linkedin/v2/userinfo`, {
      headers: { authorization: `Bearer ${accounts.get(row?.id ?? '')?.accessToken}` },
    });
    expect(await answer.json()).toMatchObject({ sub: row?.provider_user_id, name: DEMO_USER.full_name });
    const links = await read<{ linkedin_url: string }>(
      `select p.linkedin_url from posts p join profiles u on u.id = p.user_id
        where u.email = $1 and p.status = 'used' and p.source_type <> 'training' order by p.posted_at desc`,
    );
    expect(links).toHaveLength(PAST + TOLD - 1);
    const page = await (await fetch(links[0]?.linkedin_url ?? '')).text();
    expect(page).toContain('What do you say when a client calls your price “steep”?');
  });

  it('has others in states that staff meet', async () => {
    expect(
      await connection.database.query(
        `select p.full_name, s.status, a.needs_reconnect, count(distinct c.id)::int as prompts, count(distinct m.id)::int as unread
           from profiles p
           left join user_subscriptions s on s.user_id = p.id
           left join social_accounts a on a.user_id = p.id and a.disconnected_at is null
           left join content_prompts c on c.user_id = p.id
           left join staff_messages m on m.user_id = p.id and m.read_at is null
          where p.email like '%@example.com' group by p.id, s.id, a.id order by p.created_at desc`,
      ),
    ).toEqual([
      { full_name: 'Tomás Rivera', status: 'active', needs_reconnect: null, prompts: 0, unread: 1 },
      { full_name: 'Amara Okafor', status: 'past_due', needs_reconnect: false, prompts: 0, unread: 0 },
      { full_name: 'Jonas Weber', status: 'active', needs_reconnect: true, prompts: 2, unread: 0 },
      { full_name: 'Mei Tanaka', status: 'active', needs_reconnect: false, prompts: 1, unread: 0 },
    ]);
  });

  it('has training posts of which each is in the library, all but one with figures', async () => {
    expect(
      await read(
        `select count(*)::int as posts, count(perf.post_id)::int as with_figures, bool_and(s.synced_at is not null) as synced,
                bool_and(p.updated_at = s.created_at and s.created_at < now() - interval '1 day') as dated
           from profiles u
           join sample_post_analytics s on s.user_id = u.id
           join posts p on p.user_id = u.id and p.source_type = 'training' and p.source_id = s.id::text
           left join post_performance perf on perf.post_id = p.id and perf.engagement_rate = s.engagement_rate
          where u.email = $1`,
      ),
    ).toEqual([
      {
        posts: DEMO_TRAINING_POSTS.length,
        with_figures: DEMO_TRAINING_POSTS.length - 1,
        synced: true,
        dated: true,
      },
    ]);
  });

  it('is filled once', async () => {
    const before = await counts();
    await program.get(DemoService, { strict: false }).fill();
    expect(await counts()).toEqual(before);
  });

  it('lets nobody in with its known passwords once the copy is open to others', async () => {
    const open = await start({ DEMO_DATA: 'false' });
    const enter = (copy: INestApplicationContext, { email, password }: { email: string; password: string }) =>
      copy.get(AccountsService, { strict: false }).authenticate(email, password);
    try {
      for (const account of [DEMO_USER, DEMO_ADMIN]) {
        expect(await enter(program, account)).toMatchObject({ email: account.email });
        expect(await enter(open, account)).toBeNull();
      }
    } finally {
      await open.close();
    }
  });

  it('pretends no connection where LinkedIn is the real one, and leaves nothing to be sent', async () => {
    const real = await start({ LINKEDIN_SANDBOX: 'false' });
    try {
      await fillAnew(real);
      expect(
        await connection.database.query(
          `select (select count(*)::int from social_accounts) as accounts, (select count(*)::int from publications) as publications,
                  (select count(*)::int from posts where linkedin_url is not null) as links,
                  (select count(*)::int from posts where status = 'used' and source_type <> 'training') as out`,
        ),
      ).toEqual([
        {
          accounts: 0,
          publications: 0,
          links: 0,
          out: PAST + TOLD + DEMO_PEOPLE.flatMap(({ posts }) => posts).length,
        },
      ]);
      expect(sandbox.linkedin.posts()).toEqual([]);
    } finally {
      await real.close();
    }
  });
});
