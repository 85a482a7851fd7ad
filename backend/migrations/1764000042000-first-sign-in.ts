import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The time of the first sign-in is stored with the account, where no signed-in user can end it. */
export class FirstSignIn1764000042000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table profiles add column first_signed_in_at timestamptz');
    // Sessions and browsers may have been ended; the audit log keeps each sign-in.
    await runner.query(`
      update profiles p set first_signed_in_at = known.at
        from (select user_id, min(at) as at
                from (select user_id, created_at as at from auth_sessions
                      union all select user_id, created_at from known_devices
                      union all select actor_id, audit_log.at from audit_log
                                where action = 'session.opened' and actor_id is not null) signs
               group by user_id) known
       where known.user_id = p.id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table profiles drop column first_signed_in_at');
  }
}
