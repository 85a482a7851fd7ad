import type { BenchDatabase } from './bench-database.js';

/** Others' rows, so that the plans are those of a grown table and not of an empty one. */
const OTHER_USERS = 2_000;
const PROMPTS_PER_USER = 40;

/** Half a year of calendar for the signed-in user and forty prompts for each of two thousand others. */
export async function fillCalendars(database: BenchDatabase, userId: string): Promise<void> {
  await database.query(
    `insert into profiles (email, full_name, first_name, time_zone, content_pillars)
     select 'bench' || n || '@example.test', 'Bench ' || n, 'Bench', 'Europe/Berlin', '{One,Two,Three}'
       from generate_series(1, $1::int) n`,
    [OTHER_USERS],
  );
  await database.query(
    `insert into content_prompts (user_id, prompt_text, hook, category, pillar_number, scheduled_date, slot, status, is_used,
                                  is_favorite, pushed_to_calendar, written_by)
     select p.id, 'Tell what happened on the day ' || n || ' and what a client can take from it.', 'A hook number ' || n,
            'Educational how-to post', 1 + n % 3, date '2026-09-07' + (n / 2) * 2, 1 + n % 2, 'new', false, n % 7 = 0, true, 'built-in'
       from profiles p cross join generate_series(1, $1::int) n`,
    [PROMPTS_PER_USER],
  );
  await database.query(
    `insert into posts (user_id, title, content, status, content_type, tone, scheduled_date, source_type)
     select p.id, 'A post ' || n, 'The text of post ' || n, 'draft', 'post', 'professional', date '2026-09-07' + n * 7, 'manual'
       from profiles p cross join generate_series(1, 10) n`,
  );
  await database.query('analyze');
  const [mine] = await database.query<{ count: number }>(
    'select count(*)::int as count from content_prompts where user_id = $1',
    [userId],
  );
  if (mine?.count !== PROMPTS_PER_USER) throw new Error('The seed did not fill the calendar');
}
