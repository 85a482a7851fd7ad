import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What users want to be told of, and when; and which notices still wait for their mail. Those from before are sent none. */
export class NoticeMails1764000111000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table notice_settings (
         user_id uuid not null,
         topics jsonb not null default '{}',
         quiet_from text not null default '20:00',
         quiet_until text not null default '07:00',
         digest_at text not null default '07:30',
         updated_at timestamptz not null default now(),
         constraint pk_notice_settings primary key (user_id),
         constraint fk_notice_settings_user foreign key (user_id) references profiles (id) on delete cascade,
         constraint ck_notice_settings_times
           check (quiet_from || quiet_until || digest_at ~ '^(([01]\\d|2[0-3]):[0-5]\\d){3}$')
       )`,
    );
    await runner.query(
      `alter table notifications
         add column mail_state text not null default 'done',
         add column mail_due_at timestamptz,
         add constraint ck_notifications_mail
           check (mail_state in ('new', 'planned', 'done') and (mail_state = 'planned') = (mail_due_at is not null))`,
    );
    await runner.query(`alter table notifications alter column mail_state set default 'new'`);
    await runner.query(
      `create index ix_notifications_mail_new on notifications (created_at) where mail_state = 'new'`,
    );
    await runner.query(
      `create index ix_notifications_mail_due on notifications (mail_due_at) where mail_state = 'planned'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_notifications_mail_due');
    await runner.query('drop index ix_notifications_mail_new');
    await runner.query(
      'alter table notifications drop constraint ck_notifications_mail, drop column mail_due_at, drop column mail_state',
    );
    await runner.query('drop table notice_settings');
  }
}
