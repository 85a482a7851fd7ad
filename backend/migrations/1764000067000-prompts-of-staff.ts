import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A prompt whose words staff have changed is theirs, and no longer a writer's. */
export class PromptsOfStaff1764000067000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table content_prompts
        drop constraint ck_content_prompts_written_by,
        add constraint ck_content_prompts_written_by check (written_by in ('built-in', 'model', 'staff'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Who wrote it before is not known any more; of a model's prompt nothing counts as the user's.
    await runner.query(`update content_prompts set written_by = 'model' where written_by = 'staff'`);
    await runner.query(`
      alter table content_prompts
        drop constraint ck_content_prompts_written_by,
        add constraint ck_content_prompts_written_by check (written_by in ('built-in', 'model'))`);
  }
}
