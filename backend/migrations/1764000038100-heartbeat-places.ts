import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a heartbeat was written, so that one restored from a backup is ignored. */
export class HeartbeatPlaces1764000038100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table worker_heartbeats add column written_in text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table worker_heartbeats drop column written_in');
  }
}
