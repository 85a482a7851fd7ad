import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff reply to feedback. */
export class FeedbackReplies1764000186000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table feedback
        add column reply text,
        add column replied_at timestamptz,
        add constraint ck_feedback_reply check ((reply is null) = (replied_at is null) and reply <> '')`);
    await runner.query(
      'create index ix_feedback_said on feedback (updated_at, id) where feedback_text is not null or improvement_suggestions is not null',
    );
    await runner.query(
      'create index ix_feedback_replied on feedback (updated_at, id) where replied_at is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_feedback_said');
    await runner.query('alter table feedback drop column reply, drop column replied_at');
  }
}
