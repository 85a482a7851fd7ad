import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ended analyses by their age, for the sweep that removes old ones. */
export class EndedAnalyses1764000064000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index ix_style_analyses_ended on style_analyses (finished_at) where finished_at is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_style_analyses_ended');
  }
}
