import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Browsers that are told of notices, and which notices still wait for them. Those from before are told to none. */
export class PushDevices1764000180000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table push_devices (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        session_id uuid not null,
        endpoint text not null,
        p256dh text not null,
        auth text not null,
        label text,
        created_at timestamptz not null,
        last_success_at timestamptz,
        constraint pk_push_devices primary key (id),
        constraint fk_push_devices_user foreign key (user_id) references profiles (id) on delete cascade,
        constraint fk_push_devices_session foreign key (session_id) references auth_sessions (id) on delete cascade,
        constraint uq_push_devices_endpoint unique (endpoint),
        constraint uq_push_devices_session unique (session_id),
        constraint ck_push_devices_endpoint check (length(endpoint) between 1 and 1000)
      )`);
    await runner.query('create index ix_push_devices_user on push_devices (user_id, created_at, id)');
    await runner.query(`
      create table push_messages (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        notice_id uuid not null,
        device_id uuid not null,
        attempts integer not null default 0,
        next_try_at timestamptz not null,
        constraint pk_push_messages primary key (id),
        constraint fk_push_messages_user foreign key (user_id) references profiles (id) on delete cascade,
        constraint fk_push_messages_notice foreign key (notice_id) references notifications (id) on delete cascade,
        constraint fk_push_messages_device foreign key (device_id) references push_devices (id) on delete cascade,
        constraint uq_push_messages_notice unique (notice_id, device_id)
      )`);
    await runner.query('create index ix_push_messages_user on push_messages (user_id)');
    await runner.query('create index ix_push_messages_device on push_messages (device_id)');
    await runner.query('create index ix_push_messages_due on push_messages (next_try_at)');
    await runner.query('alter table notifications add column push_due_at timestamptz');
    await runner.query(
      'create index ix_notifications_push_due on notifications (push_due_at) where push_due_at is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_notifications_push_due');
    await runner.query('alter table notifications drop column push_due_at');
    await runner.query('drop table push_messages');
    await runner.query('drop table push_devices');
  }
}
