import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The first prompts of a new user, written from their own answers: at most one batch each, however often it
 * is requested.
 */
export class StarterPrompts1764000034000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table prompt_batches
        add column origin text not null default 'staff',
        add constraint ck_prompt_batches_origin check (origin in ('staff', 'starter'))`);
    await runner.query(
      `create unique index uq_prompt_batches_starter on prompt_batches (user_id) where origin = 'starter'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index uq_prompt_batches_starter');
    await runner.query('alter table prompt_batches drop column origin');
  }
}
