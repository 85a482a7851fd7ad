import type { MigrationInterface, QueryRunner } from 'typeorm';

const A_UUID = `'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`;

/** Records that lead to their user while they are there. */
const OWNED = [
  ...['content_prompts', 'payment_events', 'posts', 'prompt_batches', 'publications'],
  ...['sample_post_analytics', 'staff_messages'],
];

/** Records that are always somebody's. */
const ALWAYS_OWNED = OWNED.filter((table) => table !== 'payment_events');

/** What was filed under the user so that the log forgets it with them: where it belongs, and where its id stands. */
const FILED_UNDER_USERS = [
  { actions: 'feedback.%', entity: 'feedback', id: 'feedback_id' },
  { actions: 'post_suggestion.%', entity: 'posts', id: 'post_id' },
  { actions: 'staff_note.%', entity: 'staff_notes', id: 'note_id' },
];

/**
 * The log knows whom a row is about, and forgets by that. What was recorded before is found by its record, by ids in its details,
 * by another row about the same record, and, for a swept message, by the notice of the reply. Of what is found in none of these
 * ways, because record and account are gone, the details end here: no deletion could find those words any more.
 */
export class AuditLogOfWhom1764000195000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table audit_log add column user_id uuid, add column reading_hour timestamptz');
    await runner.query(`
      update audit_log set user_id = entity_id::uuid
       where entity in ('profiles', 'user_subscriptions') and entity_id ~ ${A_UUID}`);
    await runner.query(`
      update audit_log set user_id = coalesce(details->>'user_id', actor_id::text)::uuid
       where entity = 'auth_sessions' and coalesce(details->>'user_id', actor_id::text) ~ ${A_UUID}`);
    for (const table of OWNED) {
      await runner.query(`
        update audit_log a set user_id = owned.user_id from ${table} owned
         where a.entity = '${table}' and a.entity_id = owned.id::text and a.user_id is null`);
    }
    await runner.query(`
      update audit_log a set user_id = p.id from profiles p
       where a.user_id is null
         and p.id::text = coalesce(a.details->>'user_id', a.details->'before'->>'user_id', a.details->'after'->>'user_id')`);
    await runner.query(`
      update audit_log a set user_id = n.user_id from notifications n
       where a.user_id is null and a.entity = 'staff_messages' and n.kind = 'message.replied' and n.subject = a.entity_id`);
    await runner.query(`
      update audit_log a set user_id = known.user_id
        from (select distinct entity, entity_id, user_id from audit_log where user_id is not null) known
       where a.user_id is null and known.entity = a.entity and known.entity_id = a.entity_id`);
    await runner.query(`
      update audit_log set details = '{}'
       where user_id is null and entity in (${ALWAYS_OWNED.map((table) => `'${table}'`).join(', ')})`);
    for (const { actions, entity, id } of FILED_UNDER_USERS) {
      await runner.query(`
        update audit_log set entity = '${entity}', entity_id = details->>'${id}'
         where entity = 'profiles' and action like '${actions}' and details->>'${id}' is not null`);
    }
    await runner.query(
      'create index ix_audit_log_user on audit_log (user_id, at, id) where user_id is not null',
    );
    await runner.query(`
      create unique index uq_audit_log_reading on audit_log (actor_id, user_id, action, reading_hour)
       where reading_hour is not null`);
  }

  /** The log of before forgets what has the user's id in its details, or stands under the user. */
  async down(runner: QueryRunner): Promise<void> {
    for (const { actions, entity, id } of FILED_UNDER_USERS) {
      await runner.query(`
        update audit_log set entity = 'profiles', entity_id = user_id::text,
                             details = details || jsonb_build_object('${id}', entity_id)
         where entity = '${entity}' and action like '${actions}' and user_id is not null`);
    }
    await runner.query(`
      update audit_log set details = details || jsonb_build_object('user_id', user_id)
       where user_id in (select id from profiles) and entity not in ('profiles', 'user_subscriptions')`);
    await runner.query('drop index uq_audit_log_reading');
    await runner.query('drop index ix_audit_log_user');
    await runner.query('alter table audit_log drop column user_id, drop column reading_hour');
  }
}
