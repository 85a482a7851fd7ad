import type { BenchDatabase } from './bench-database.js';

const TABLES = [
  'profiles',
  'user_subscriptions',
  'social_accounts',
  'auth_sessions',
  'prompt_batches',
  'content_prompts',
  'posts',
  'publications',
  'feedback',
  'staff_messages',
  'notifications',
  'payment_events',
  'user_sessions',
  'audit_log',
];

const WORDS =
  'tell how you raised your prices for the first time and what happened next describe a client who nearly left because ' +
  'nobody listened share three lessons from last year about hiring pricing leading selling writing building teams studio';

/** One of the words that texts are made of, and one that a single row has. */
export const COMMON_WORD = 'pricing';
export const rareWord = (row: number): string => `number ${row}.`;

interface Size {
  readonly users: number;
  readonly prompts: number;
}

/**
 * Rows of everything that the console lists, spread evenly over the users: a batch for ten prompts, two posts for a user, one of
 * them sent or to be sent. Foreign keys are not checked and indexes are made afterwards, which takes a tenth of the time.
 */
export async function fillConsole(database: BenchDatabase, { users, prompts }: Size): Promise<void> {
  const indexes = await dropIndexes(database);
  await database.query('begin');
  await database.query('set local session_replication_role = replica');
  await database.query(
    `insert into profiles (id, email, full_name, first_name, time_zone, content_pillars, onboarding_completed, created_at)
     select md5('user ' || n)::uuid, 'user' || n || '@example.test', 'Person ' || n, 'Person', 'Europe/Berlin', '{One,Two,Three}', n % 20 > 0,
            now() - make_interval(mins => n * 3)
       from generate_series(1, $1::int) n`,
    [users],
  );
  await database.query(
    `insert into user_subscriptions (user_id, status, plan_type, reason, created_at, updated_at)
     select id, case when n % 10 = 0 then 'inactive' else 'active' end, case when n % 3 = 0 then 'free' else 'monthly' end,
            case when n % 10 = 0 then 'ended' when n % 200 = 1 then 'grace' when n % 3 = 0 then 'free' else 'paid' end, created_at, created_at
       from (select id, created_at, substr(email, 5, strpos(email, '@') - 5)::int as n from profiles where email ~ '^user[0-9]+@') p`,
  );
  await database.query(
    `insert into social_accounts (id, user_id, provider, provider_user_id, display_name, access_token_encrypted)
     select id, id, 'linkedin', id::text, full_name, 'sealed' from profiles where email ~ '^user[0-9]+@'`,
  );
  await database.query(
    `insert into auth_sessions (user_id, created_at, last_used_at, expires_at, user_agent, ip)
     select md5('user ' || n)::uuid, at, at, at + interval '90 days', '', ''
       from generate_series(1, $1::int) n cross join lateral (select now() - make_interval(mins => n) as at) seen`,
    [users],
  );
  await database.query(
    `insert into prompt_batches (id, user_id, count, weeks, push_to_calendar, status, error, origin, created_count, created_at, finished_at)
     select md5('batch ' || n)::uuid, md5('user ' || 1 + n % $1)::uuid, 10, 3, true, case when n % 500 = 0 then 'failed' else 'done' end,
            case when n % 500 = 0 then 'No.' end, case when n % 7 = 0 then 'starter' else 'staff' end, 10, at, at
       from generate_series(0, $2::int / 10 - 1) n cross join lateral (select now() - make_interval(mins => n * 2) as at) ordered`,
    [users, prompts],
  );
  await database.query(
    `with texts as materialized (
       select t, (select string_agg(w[1 + abs(hashint4(t * 97 + i)) % array_length(w, 1)], ' ') from generate_series(1, 40) i) as text
         from generate_series(0, 1999) t, (select string_to_array($3, ' ') as w) words)
     insert into content_prompts (user_id, batch_id, prompt_text, search_text, hook, category, pillar_number, scheduled_date, slot,
                                  status, is_used, is_favorite, pushed_to_calendar, created_at, updated_at)
     select md5('user ' || 1 + (n / 10) % $1)::uuid, md5('batch ' || n / 10)::uuid, text || ' number ' || n || '.',
            lower(text || ' number ' || n || '.' || chr(31) || 'Hook ' || n || chr(31) || c[1 + h % 3]), 'Hook ' || n, c[1 + h % 3], 1 + h % 3,
            case when h % 5 > 0 then current_date - 700 + h % 730 end, case when h % 5 > 0 then 1 + h % 2 end, s, s <> 'new', h % 12 = 0, h % 5 > 0, at, at
       from (select n, abs(hashint4(n)) % 1000000 as h from generate_series(0, $2::int - 1) n) numbers
       join texts on texts.t = h % 2000
      cross join lateral (select case when h % 10 < 5 then 'new' when h % 1000 < 998 then 'used' else 'archived' end as s,
                                 now() - make_interval(secs => n * 10) as at) row
      cross join (select array['Educational how-to post', 'Listicle with a hook', 'First-person anecdote'] as c) categories
      order by n`,
    [users, prompts, WORDS],
  );
  await database.query(
    `insert into posts (id, user_id, title, content, status, posted_at, scheduled_date, created_at, updated_at, source_type)
     select md5('post ' || n)::uuid, md5('user ' || 1 + n % $1)::uuid, 'Post ' || n, repeat('words of the post ', 40) || 'number ' || n || '.',
            s, case when s = 'used' then at end, case when s = 'used' then at::date end, at, at, 'manual'
       from generate_series(1, $1::int * 2) n
      cross join lateral (select case when n % 2 = 0 then 'used' when n % 500 = 1 then 'archived' else 'draft' end as s,
                                 now() - make_interval(mins => n) as at) row`,
    [users],
  );
  await database.query(
    `insert into publications (user_id, post_id, social_account_id, due_at, local_date, local_time, time_zone, state, evidence, published_at, created_at, updated_at)
     select user_id, id, user_id, due, due::date, to_char(due, 'HH24:MI'), 'UTC', state, case when state = 'published' then 'response' end,
            case when state = 'published' then due end, created_at, updated_at
       from (select p.*, p.posted_at + make_interval(days => (abs(hashtext(p.id::text)) % 20)) as due,
                    case when abs(hashtext(p.id::text)) % 200 = 0 then 'missed' when p.posted_at < now() - interval '20 days' then 'published' else 'scheduled' end as state
               from posts p where p.status = 'used') sent`,
  );
  await database.query(
    `insert into feedback (user_id, prompt_id, rating, feedback_text, created_at, updated_at)
     select user_id, id, 1 + id % 5, 'It was number ' || id || '. ' || repeat('words ', 20), created_at, created_at
       from content_prompts where id % 10 = 0`,
  );
  await database.query(
    `insert into feedback (user_id, post_id, rating, feedback_text, created_at, updated_at)
     select user_id, id, 4, 'A post that went well', created_at, created_at from posts where status = 'used' and posted_at < now() - interval '20 days'`,
  );
  await database.query(
    `insert into staff_messages (user_id, text, created_at, read_at)
     select md5('user ' || 1 + n % $1)::uuid, 'Line number ' || n || '. ' || repeat(' words', 20), at, case when n % 1000 > 0 then at end
       from generate_series(1, $1::int) n cross join lateral (select now() - make_interval(mins => n) as at) sent`,
    [users],
  );
  await database.query(
    `update profiles p set last_seen_at = s.last_used_at from auth_sessions s where s.user_id = p.id`,
  );
  await database.query(
    `insert into notifications (user_id, kind, subject, title, body, link, created_at, read_at, mail_state)
     select md5('user ' || 1 + n % $1)::uuid, case when n % 500 = 0 then 'publication.missed' else 'draft.due' end, n::text, 'A draft is due',
            'It has no time yet.', '/posts', at, case when n % 3 > 0 then at end, 'done'
       from generate_series(1, $1::int * 2) n cross join lateral (select now() - make_interval(mins => n) as at) told`,
    [users],
  );
  await database.query(
    `insert into payment_events (id, type, happened_at, received_at, source, hash, body, user_id, outcome, processed_at)
     select 'evt_' || n, case when n % 50 = 0 then 'invoice.payment_failed' else 'invoice.paid' end, at, at, 'webhook', n, repeat('words ', 40),
            md5('user ' || 1 + n % $1)::uuid, 'done', case when n % 5000 > 0 then at end
       from generate_series(1, $1::int * 2) n cross join lateral (select now() - make_interval(mins => n) as at) came`,
    [users],
  );
  await database.query(
    `insert into user_sessions (user_id, started_at, last_event_at, session_data, pages_visited, features_used)
     select md5('user ' || 1 + n % $1)::uuid, at, at + interval '5 minutes', '{"browser": "Firefox"}', '{/posts}', '{}'
       from generate_series(1, $1::int * 2) n cross join lateral (select now() - make_interval(mins => n / 4) as at) began`,
    [users],
  );
  await database.query(
    `insert into audit_log (at, actor_id, user_id, action, entity, entity_id, details)
     select now() - make_interval(mins => n), md5('user ' || 1 + n % 20)::uuid, md5('user ' || 1 + n % $1)::uuid,
            case when n % 3 = 0 then 'content_prompt.changed' else 'posts.read' end,
            case when n % 3 = 0 then 'content_prompts' else 'profiles' end,
            case when n % 3 = 0 then n::text else md5('user ' || 1 + n % $1)::uuid::text end, '{}'
       from generate_series(1, $1::int * 2) n`,
    [users],
  );
  await database.query('commit');
  await database.query(`set maintenance_work_mem = '512MB'`);
  for (const sql of indexes) await database.query(sql);
  await database.query(`vacuum analyze ${TABLES.join(', ')}`);
}

/** Drops the indexes that no constraint needs; returns the statements that make them again. */
async function dropIndexes(database: BenchDatabase): Promise<string[]> {
  const indexes = await database.query<{ name: string; sql: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as sql
       from pg_index i
      where i.indrelid = any ($1::regclass[])
        and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [TABLES],
  );
  for (const { name } of indexes) await database.query(`drop index ${name}`);
  return indexes.map(({ sql }) => sql);
}
