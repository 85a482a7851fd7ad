import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A device whose service does not take a message waits with all that waits for it. */
export class DevicesWait1764000193000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table push_devices add column failures integer not null default 0, add column waits_until timestamptz`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table push_devices drop column failures, drop column waits_until`);
  }
}
