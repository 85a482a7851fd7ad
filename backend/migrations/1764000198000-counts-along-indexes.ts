import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES: Readonly<Record<string, string>> = {
  // A fifth of the prompts: who counts them along all others reads five times as many.
  ix_content_prompts_not_pushed: 'content_prompts (id) where not pushed_to_calendar',
  ix_prompt_batches_origin: 'prompt_batches (origin, created_at, id)',
  ix_feedback_of_posts: 'feedback (updated_at, id) where post_id is not null',
  // A record is searched for by how its id begins, whatever the language of the database.
  ix_audit_log_record: 'audit_log (entity_id text_pattern_ops)',
};

export class CountsAlongIndexes1764000198000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, of] of Object.entries(INDEXES)) {
      await runner.query(`create index if not exists ${name} on ${of}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`drop index ${name}`);
  }
}
