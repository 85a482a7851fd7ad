import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The texts of generations are kept for a limited time; their figures stay (libs/domain, generation-retention.rules). */
export class GenerationRetention1764000013000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table generation_history add column words_forgotten_at timestamptz');
    await runner.query(
      `create index ix_generation_history_words on generation_history (created_at) where words_forgotten_at is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_generation_history_words');
    await runner.query('alter table generation_history drop column words_forgotten_at');
  }
}
