import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An analysis reads up to 500 of its user's texts. */
export class TextsOfAnAnalysis1764000096000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, 500);
  }

  /** What was made of more cannot be kept; the steps of the voice's history that it led to stay. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from style_analyses where post_count > 50');
    await allow(runner, 50);
  }
}

async function allow(runner: QueryRunner, most: number): Promise<void> {
  await runner.query(`
    alter table style_analyses
      drop constraint ck_style_analyses_post_count,
      add constraint ck_style_analyses_post_count check (post_count between 1 and ${most})`);
}
