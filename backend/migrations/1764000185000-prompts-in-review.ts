import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Prompts that staff are to read or to push, of which there are few at any time. */
export class PromptsInReview1764000185000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index ix_content_prompts_in_review on content_prompts (batch_id) where is_held and review in ('to_read', 'approved')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_content_prompts_in_review');
  }
}
