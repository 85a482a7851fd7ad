import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When each worker last reported, so that the api knows whether anybody publishes. */
export class WorkerHeartbeats1764000026000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table worker_heartbeats (
        owner_id integer not null constraint pk_worker_heartbeats primary key,
        started_at timestamptz not null default now(),
        seen_at timestamptz not null default now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table worker_heartbeats');
  }
}
