import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The week's run takes a batch that failed up again, so often at most. */
export class FailedWeeksTakenUp1764000196000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table prompt_batches add column taken_up smallint not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table prompt_batches drop column taken_up');
  }
}
