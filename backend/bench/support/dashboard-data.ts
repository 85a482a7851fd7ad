import type { BenchDatabase } from './bench-database.js';

const OTHER_USERS = 10_000;
const POSTS_OF_OTHERS = 10;
const POSTS = 2_000;
/** Recordings of each post that is out: 50,000 of the user in all. */
const RECORDINGS = 25;

/** A user with 2,000 posts and 50,000 recordings of figures, among ten thousand users with ten posts each. */
export async function fillDashboards(database: BenchDatabase, userId: string): Promise<void> {
  await database.query(
    `insert into profiles (email, full_name, first_name, time_zone, content_pillars)
     select 'bench' || n || '@example.test', 'Bench ' || n, 'Bench', 'Europe/Berlin', '{One,Two,Three}'
       from generate_series(1, $1::int) n`,
    [OTHER_USERS],
  );
  await database.query(
    `insert into posts (user_id, title, content, status, content_type, tone, source_type, posted_at, created_at)
     select p.id, 'A post ' || n, 'The text of post ' || n || repeat(' and what came of it', 20),
            case when n % 10 = 0 then 'draft' else 'used' end, 'post', 'professional', 'manual',
            case when n % 10 = 0 then null else now() - make_interval(hours => n * 12) end, now() - make_interval(hours => n * 12 + 1)
       from profiles p cross join lateral generate_series(1, case when p.id = $1 then $2::int else $3::int end) n`,
    [userId, POSTS, POSTS_OF_OTHERS],
  );
  await database.query(
    `insert into post_performance (post_id, impressions, likes, comments, shares, engagement_rate, recorded_at)
     select post.id, 1000 + n, 30, 5, 1, 3.5, post.posted_at + make_interval(hours => n)
       from posts post cross join lateral generate_series(1, case when post.user_id = $1 then $2::int else 1 end) n
      where post.status = 'used'`,
    [userId, RECORDINGS],
  );
  await database.query(
    `insert into content_prompts (user_id, prompt_text, hook, category, pillar_number, scheduled_date, slot, status, is_used,
                                  is_favorite, pushed_to_calendar, written_by)
     select p.id, 'Tell what happened on the day ' || n, 'A hook number ' || n, 'Educational how-to post', 1 + n % 3,
            current_date + (n / 2) * 2, 1 + n % 2, 'new', false, false, true, 'built-in'
       from profiles p cross join generate_series(1, 10) n`,
  );
  await database.query('truncate cache_drops');
  await database.query('vacuum analyze');
}
