import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CalendarRepository } from '../src/modules/calendar/calendar.repository.js';
import { FeedbackRepository } from '../src/modules/feedback/feedback.repository.js';
import { AdminMessagesRepository } from '../src/modules/messages/admin-messages.repository.js';
import { MessagesRepository } from '../src/modules/messages/messages.repository.js';
import { NotesRepository } from '../src/modules/notes/notes.repository.js';
import { CalendarPromptsRepository } from '../src/modules/prompts/calendar-prompts.repository.js';
import { PromptsRepository, type PromptFilter } from '../src/modules/prompts/prompts.repository.js';
import type { Database } from '../src/platform/database/database.js';
import { AdminListQuery } from '../src/platform/http/admin-list-query.dto.js';
import { connectTestDatabase, type ConnectedDatabase } from './support/connected-database.js';
import { ExplainingDatabase } from './support/explaining-database.js';

const USERS = 200;
const ROWS = 20_000;
const TABLES = ['content_prompts', 'posts', 'publications', 'saved_post_notes', 'feedback', 'staff_messages'];
const PAGE = { limit: 20, after: null };

type Read = (database: Database, userId: string) => Promise<unknown>;

const library =
  (filter: PromptFilter): Read =>
  async (database, userId) => {
    const prompts = new PromptsRepository(database);
    const first = await prompts.findPage(userId, filter, PAGE);
    if (first.next) await prompts.findPage(userId, filter, { limit: 20, after: first.next });
    return first.rows;
  };

const READS: Record<string, Read> = {
  'a page of the library': library({}),
  'a filtered page of the library': library({ type: 'story', theme: 1, status: 'new', favorite: false }),
  'a search in the library': library({ search: 'number 4' }),
  'the counts of the library': (database, userId) => new PromptsRepository(database).countForLibrary(userId),
  'the counts of the calendar': (database, userId) =>
    new CalendarPromptsRepository(database).summarise(userId),
  'the prompts of some weeks': (database, userId) =>
    new CalendarPromptsRepository(database).findBetween(userId, '2026-11-02', '2026-11-29'),
  'the posts of some weeks': (database, userId) =>
    new CalendarRepository(database).findPosts(userId, {
      from: '2026-11-02',
      to: '2026-11-29',
      start: new Date('2026-11-02T00:00:00Z'),
      end: new Date('2026-11-30T00:00:00Z'),
    }),
  'a page of notes': async (database, userId) => {
    const notes = new NotesRepository(database);
    const { next } = await notes.findPage(userId, {}, PAGE);
    return notes.findPage(userId, {}, { limit: 20, after: next });
  },
  'a search in notes': (database, userId) =>
    new NotesRepository(database).findPage(userId, { search: 'note 4' }, PAGE),
  'a page of feedback': async (database, userId) => {
    const feedback = new FeedbackRepository(database);
    const { next } = await feedback.findPage(userId, PAGE);
    return feedback.findPage(userId, { limit: 20, after: next });
  },
  'a page of lines to the staff': async (database, userId) => {
    const messages = new MessagesRepository(database);
    const { next } = await messages.findPage(userId, {}, PAGE);
    return messages.findPage(userId, {}, { limit: 20, after: next });
  },
  'the lines of all users, unread first': (database) =>
    new AdminMessagesRepository(database).findPage(new AdminListQuery()),
};

describe(`In tables of ${ROWS.toLocaleString('en')} rows of ${USERS} users`, () => {
  let connection: ConnectedDatabase;
  let database: ExplainingDatabase;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    userId = await fill(connection.database);
    database = new ExplainingDatabase(connection.source);
  });
  afterAll(() => connection.close());

  it.each(Object.entries(READS))('indexes alone serve %s', async (_name, read) => {
    const answer = await read(database, userId);
    expect(JSON.stringify(answer)).not.toMatch(/^(null|\[\]|\{"rows":\[\])/);
    const { scanned, statements } = database.take();
    expect(statements).toBeGreaterThan(0);
    expect(scanned.filter((table) => TABLES.includes(table))).toEqual([]);
  });

  it('a statement that no index serves would be noticed', async () => {
    await database.query(`select id from content_prompts where prompt_text = 'Nobody indexes this'`);
    expect(database.take().scanned).toEqual(['content_prompts']);
  });

  it('a count that has to read rows to choose among them would be noticed', async () => {
    await database.query(`select count(*) from content_prompts where prompt_text = 'Nobody indexes this'`);
    expect(database.take().scanned).toEqual(['content_prompts']);
  });
});

/** Every user has as many rows as the others, mixed with theirs. Answers one of the users. */
async function fill(database: Database): Promise<string> {
  await database.transaction(async () => {
    // What is written here fits together by itself: asking the foreign keys for each row takes longer than all tests.
    await database.query(`set local session_replication_role = replica`);
    await database.query(
      `insert into profiles (email, full_name, first_name, time_zone, content_pillars)
       select 'user' || n || '@example.test', 'User ' || n, 'User', 'UTC', '{One,Two,Three}' from generate_series(1, ${USERS}) n`,
    );
    await database.query(
      `create temporary table numbers on commit drop as
       select n, profile.id as user_id, gen_random_uuid() as post_id, n / ${USERS} as k,
              timestamptz '2026-11-30 12:00Z' - make_interval(days => 3 * (n / ${USERS}), mins => n % ${USERS}) as at
         from generate_series(1, ${ROWS}) n
         join (select id, row_number() over (order by id) - 1 as place from profiles) profile on profile.place = n % ${USERS}`,
    );
    await database.query(
      `insert into content_prompts (id, user_id, prompt_text, search_text, hook, category, pillar_number, scheduled_date, pushed_to_calendar)
       overriding system value
       select n, user_id, text, lower(text), 'Hook ' || n, c[1 + k % 3], 1 + k % 2, at::date, true
         from (select *, 'Tell how you raised your prices, number ' || n || repeat(', and again', 10) as text from numbers) n
        cross join (select array['First-person anecdote', 'Listicle with a hook', 'Case study/success story'] as c) categories`,
    );
    await database.query(
      `insert into posts (id, user_id, title, content, status, posted_at, scheduled_date, updated_at, source_type)
       select post_id, user_id, 'Post ' || n, repeat('words ', 40), 'used', at, at::date, at, 'manual' from numbers`,
    );
    await database.query(
      `insert into publications (user_id, post_id, social_account_id, due_at, local_date, local_time, time_zone)
       select user_id, post_id, gen_random_uuid(), at, at::date, to_char(at, 'HH24:MI'), 'UTC' from numbers`,
    );
    await database.query(
      `insert into saved_post_notes (user_id, title, notes, created_at)
       select user_id, 'Note ' || n, 'Note ' || n || repeat(' words', 40), at from numbers`,
    );
    await database.query(
      `insert into feedback (user_id, prompt_id, rating, feedback_text, updated_at)
       select user_id, n, 1 + k % 5, repeat('words ', 20), at from numbers`,
    );
    await database.query(
      `insert into staff_messages (user_id, text, prompt_id, created_at, read_at)
       select user_id, 'Line ' || n || repeat(' words', 20), n, at, case when n % 50 > 0 then at end from numbers`,
    );
  });
  await database.query(`vacuum analyze ${['profiles', ...TABLES].join(', ')}`);
  const [user] = await database.query<{ id: string }>('select id from profiles order by id limit 1');
  return user!.id;
}
