import type { Database } from '../../src/platform/database/database.js';

/** Events of one session of the user, each with this many incompressible characters. */
export async function someEvents(
  database: Database,
  userId: string,
  { events, characters }: { readonly events: number; readonly characters: number },
): Promise<void> {
  await database.query(
    `with session as (
       insert into user_sessions (user_id, started_at, last_event_at, session_data) values ($1, now(), now(), '{}') returning id)
     insert into user_events (user_id, session_id, event_type, event_name, page_url, event_data, at)
     select $1, session.id, 'action', 'many', '/posts',
            jsonb_build_object('text', (select string_agg(md5(n || '-' || part), '') from generate_series(1, $3 / 32) part)), now()
       from session, generate_series(1, $2) n`,
    [userId, events, characters],
  );
}
