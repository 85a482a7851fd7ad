import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES: Readonly<Record<string, string>> = {
  ix_profiles_seen: 'profiles (coalesce(last_seen_at, created_at), id)',
  ix_posts_archived: `posts (updated_at, id) where status = 'archived' and deleted_at is null`,
  ix_publications_on_hold: 'publications (due_at, id) where held_since is not null',
  ix_publications_cancelled: `publications (due_at, id) where state = 'cancelled'`,
  ix_payment_events_outcome: 'payment_events (outcome, received_at, id) where processed_at is not null',
  ix_feedback_stars: 'feedback (rating, updated_at, id)',
  ix_staff_messages_replied: 'staff_messages (created_at, id) where replied_at is not null',
  ix_user_sessions_last: 'user_sessions (last_event_at, id)',
  ix_feedback_low: 'feedback (updated_at, id) where rating <= 2',
};

/** What the console's lists are ordered and filtered by: when somebody was seen last is kept with the person, and rare states have an index each. */
export class ConsoleByIndex1764000188000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table profiles add column last_seen_at timestamptz');
    // Nothing that users read of themselves changes.
    await runner.query('alter table profiles disable trigger note_cache_drops_profiles_update');
    await runner.query(
      `update profiles p set last_seen_at = seen.at
         from (select user_id, max(last_used_at) as at from auth_sessions group by user_id) seen
        where seen.user_id = p.id`,
    );
    await runner.query('alter table profiles enable trigger note_cache_drops_profiles_update');
    await runner.query('drop index ix_feedback_low');
    for (const [name, of] of Object.entries(INDEXES)) await runner.query(`create index ${name} on ${of}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`drop index ${name}`);
    await runner.query(
      'create index ix_feedback_low on feedback (updated_at, id) where rating <= 2 and prompt_id is not null',
    );
    await runner.query('alter table profiles drop column last_seen_at');
  }
}
