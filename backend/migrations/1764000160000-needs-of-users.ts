import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the console's start page asks for: posts at risk, what went out lately, plans by their reason, low ratings of prompts. */
export class NeedsOfUsers1764000160000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index ix_publications_at_risk on publications (due_at, id)
         where state in ('uncertain', 'reconciling', 'needs_user', 'missed', 'blocked_auth', 'rejected') or held_since is not null`,
    );
    await runner.query(
      `create index ix_publications_newly_published on publications (published_at) where state = 'published'`,
    );
    await runner.query(
      'create index ix_user_subscriptions_reason on user_subscriptions (reason, updated_at, id)',
    );
    await runner.query(
      'create index ix_feedback_low on feedback (updated_at, id) where rating <= 2 and prompt_id is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_feedback_low');
    await runner.query('drop index ix_user_subscriptions_reason');
    await runner.query('drop index ix_publications_newly_published');
    await runner.query('drop index ix_publications_at_risk');
  }
}
