import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { connectTestDatabase, type ConnectedDatabase } from '../../../test/support/connected-database.js';
import { testConfig } from '../../../test/support/test-config.js';
import { ConfigModule } from '../../config/config.module.js';
import { AiModule } from '../../platform/ai/ai.module.js';
import { ClockModule } from '../../platform/clock/clock.module.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { AccountsService } from '../auth/accounts.service.js';
import { DEMO_ADMIN, DEMO_PROMPTS, DEMO_USER } from './demo.content.js';
import { DemoModule } from './demo.module.js';
import { DemoService } from './demo.service.js';
import { DEMO_TRAINING_POSTS } from './demo.training.js';

@Module({})
class DemoUnderTest {}

describe('The demo', () => {
  let connection: ConnectedDatabase;
  let program: INestApplicationContext;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    program = await start();
    await program.get(DemoService, { strict: false }).fill();
  }, 60_000);
  const start = (environment: Record<string, string> = {}) =>
    NestFactory.createApplicationContext(
      {
        module: DemoUnderTest,
        imports: [
          ConfigModule.for(testConfig({ DATABASE_URL: connection.url, ...environment })),
          ClockModule,
          DatabaseModule,
          QueueModule.forProducer(),
          AiModule,
          DemoModule,
        ],
      },
      { logger: false, abortOnError: false },
    );
  afterAll(async () => {
    await program.close();
    await connection.close();
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

  it('has something on every screen', async () => {
    expect(await counts()).toEqual([
      {
        profiles: 2,
        batches: 2,
        prompts: DEMO_PROMPTS.length,
        posts: 2 + DEMO_TRAINING_POSTS.length,
        training_posts: DEMO_TRAINING_POSTS.length,
        notes: 2,
        feedback: 4,
        messages: 1,
        notices: 1,
      },
    ]);
  });

  it('has prompts that its member of staff prepared, in batches that count them', async () => {
    expect(
      await read(
        `select staff.full_name, b.status, b.push_to_calendar, b.count, b.created_count, count(p.id)::int as prompts,
                count(p.scheduled_date)::int as dated, count(*) filter (where p.pushed_to_calendar)::int as pushed
           from prompt_batches b
           join profiles u on u.id = b.user_id and u.email = $1
           join profiles staff on staff.id = b.requested_by
           left join content_prompts p on p.batch_id = b.id and p.user_id = b.user_id
          group by b.id, staff.id order by b.created_at`,
      ),
    ).toEqual([
      {
        full_name: DEMO_ADMIN.full_name,
        status: 'done',
        push_to_calendar: true,
        count: 11,
        created_count: 11,
        prompts: 11,
        dated: 11,
        pushed: 11,
      },
      {
        full_name: DEMO_ADMIN.full_name,
        status: 'done',
        push_to_calendar: false,
        count: 3,
        created_count: 3,
        prompts: 3,
        dated: 0,
        pushed: 0,
      },
    ]);
  });

  it('tells of nothing that is still to come', async () => {
    const [row] = await read<{ early: boolean }>(
      `select bool_and(m.created_at < m.replied_at and m.replied_at <= now() and n.created_at = m.replied_at
                       and b.finished_at <= now() and p.posted_at <= now()) as early
         from profiles u
         join staff_messages m on m.user_id = u.id
         join notifications n on n.user_id = u.id
         join prompt_batches b on b.user_id = u.id
         join posts p on p.user_id = u.id
        where u.email = $1 and p.posted_at is not null`,
    );
    expect(row).toEqual({ early: true });
  });

  it('has training posts of which each is in the library, all but one with figures', async () => {
    expect(
      await read(
        `select count(*)::int as posts, count(perf.post_id)::int as with_figures, bool_and(s.synced_at is not null) as synced
           from profiles u
           join sample_post_analytics s on s.user_id = u.id
           join posts p on p.user_id = u.id and p.source_type = 'training' and p.source_id = s.id::text
           left join post_performance perf on perf.post_id = p.id and perf.engagement_rate = s.engagement_rate
          where u.email = $1`,
      ),
    ).toEqual([
      { posts: DEMO_TRAINING_POSTS.length, with_figures: DEMO_TRAINING_POSTS.length - 1, synced: true },
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
});
