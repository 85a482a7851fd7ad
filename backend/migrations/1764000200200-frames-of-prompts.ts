import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A prompt keeps of which frame the built-in writer made it; of those that are there nobody knows it. */
export class FramesOfPrompts1764000200200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table content_prompts
        add column frame_id text,
        add constraint ck_content_prompts_frame check (char_length(frame_id) between 1 and 80)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table content_prompts drop column frame_id');
  }
}
