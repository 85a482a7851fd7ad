import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Kept of one user when this was written; the program keeps to it by itself from now on. */
const STEPS = 200;
const BYTES = 128 * 1024;

/**
 * Steps of the voice's history store additions to and removals from a list, and their number is limited. The
 * words that an analysis must not change were read from all steps; they are stored with the profile now.
 */
export class BoundedVoiceHistory1764000052000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table user_preferences add column set_by_hand text[] not null default '{}'`);
    await runner.query(`
      update user_preferences pref set set_by_hand = latest.fields
        from (select user_id, array_agg(field) as fields
                from (select distinct on (v.user_id, change ->> 'field')
                             v.user_id, change ->> 'field' as field, v.cause
                        from voice_changes v cross join lateral jsonb_array_elements(v.changes) change
                       order by v.user_id, change ->> 'field', v.created_at desc, v.id desc) step
               where cause in ('user', 'staff') group by user_id) latest
       where latest.user_id = pref.user_id`);
    await runner.query(`
      update voice_changes v
         set changes = (
           select jsonb_agg(
                    case when jsonb_typeof(change -> 'from') = 'array' and jsonb_typeof(change -> 'to') = 'array'
                         then change || jsonb_build_object(
                                'from', (change -> 'from') - array(select jsonb_array_elements_text(change -> 'to')),
                                'to', (change -> 'to') - array(select jsonb_array_elements_text(change -> 'from')))
                         else change end
                    order by place)
             from jsonb_array_elements(v.changes) with ordinality as step (change, place))
       where jsonb_path_exists(v.changes, '$[*].to[*] ? (@.type() == "string")')
          or jsonb_path_exists(v.changes, '$[*].from[*] ? (@.type() == "string")')`);
    await runner.query(
      `delete from voice_changes where id in (
         select id from (
           select id, row_number() over newest as place, sum(octet_length(changes::text)) over newest as bytes
             from voice_changes
           window newest as (partition by user_id order by created_at desc, id desc)) step
          where place > 1 and (place > $1 or bytes > $2))`,
      [STEPS, BYTES],
    );
  }

  /** The removed details of the steps are lost; the remaining steps read as before. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table user_preferences drop column set_by_hand');
  }
}
