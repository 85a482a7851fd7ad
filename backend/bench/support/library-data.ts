import type { BenchDatabase } from './bench-database.js';

/** Number of prompts of the signed-in user, for any size of the table: a hundred pages of fifty. */
export const OWN_PROMPTS = 5_000;

/** Prompts come in orders of this many at a time, so this many are adjacent in the table. */
const BATCH = 40;
const OTHER_USERS = 25_000;
const TEXTS = 2_000;
const WORDS =
  'tell how you raised your prices for the first time and what happened next describe a client who nearly left because ' +
  'nobody listened share three lessons from last year about hiring pricing leading selling writing building teams studio ' +
  'founder agency budget quarter deadline promise mistake launch product customer market audience story question habit';

export async function fillOtherUsers(database: BenchDatabase): Promise<void> {
  await database.query(
    `insert into profiles (email, full_name, first_name, time_zone, content_pillars)
     select 'bench' || n || '@example.test', 'Bench ' || n, 'Bench', 'Europe/Berlin', '{One,Two,Three}'
       from generate_series(1, $1::int) n`,
    [OTHER_USERS],
  );
}

/** A table of `total` prompts, 5,000 of them the user's, their orders spread evenly among those of the others. */
export async function fillLibrary(database: BenchDatabase, userId: string, total: number): Promise<void> {
  await database.query('truncate content_prompts cascade');
  await database.query(
    `with texts as materialized (
       select t, (select string_agg(w[1 + abs(hashint4(t * 97 + i)) % array_length(w, 1)], ' ') from generate_series(1, 48) i) as text
         from generate_series(0, $5::int - 1) t, (select string_to_array($4, ' ') as w) words),
     others as materialized (select row_number() over () - 1 as k, id from profiles where id <> $1)
     insert into content_prompts (user_id, prompt_text, hook, category, pillar_number, scheduled_date, status, is_used,
                                  is_favorite, pushed_to_calendar)
     select case when b % ($2::int / $3::int) = 0 then $1::uuid else others.id end,
            text || '. Number ' || n || '.', 'Hook ' || n || ': ' || left(text, 50), c[1 + h % 6], 1 + h % 3,
            case when h % 5 = 0 then null else date '2020-01-01' + h % 3000 end,
            s, s <> 'new', h % 12 = 0, h % 5 <> 0
       from (select n, (n - 1) / $6::int as b, abs(hashint4(n)) % 1000000 as h from generate_series(1, $2::int) n) numbers
       join texts on texts.t = h % $5::int
       join others on others.k = b % (select count(*) from others)
      cross join lateral (select case when h % 10 < 5 then 'new' when h % 10 < 9 then 'used' else 'archived' end as s) status
      cross join (select array['Educational how-to post', 'Listicle with a hook', 'First-person anecdote',
        'Engagement-driven question', 'Thought leadership/opinion piece', 'Case study/success story'] as c) categories
      order by n`,
    [userId, total, OWN_PROMPTS, WORDS, TEXTS, BATCH],
  );
  await database.query('vacuum analyze content_prompts');
  const [own] = await database.query<{ count: number }>(
    'select count(*)::int as count from content_prompts where user_id = $1',
    [userId],
  );
  if (own?.count !== OWN_PROMPTS) throw new Error(`The user has ${own?.count} prompts, not ${OWN_PROMPTS}`);
}
