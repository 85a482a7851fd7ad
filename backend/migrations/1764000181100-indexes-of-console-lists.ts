import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES: Readonly<Record<string, string>> = {
  ix_profiles_search: `profiles using gin (search_folded(email || ' ' || coalesce(full_name, '')) gin_trgm_ops)`,
  ix_profiles_admin: 'profiles (is_admin, id)',
  ix_content_prompts_search: 'content_prompts using gin (search_text gin_trgm_ops)',
  ix_content_prompts_dated: 'content_prompts (scheduled_date, id)',
  ix_content_prompts_status: 'content_prompts (status, id)',
  ix_content_prompts_category: 'content_prompts (category, id)',
  ix_content_prompts_pillar: 'content_prompts (pillar_number, id)',
  ix_posts_search: `posts using gin (search_folded(title || ' ' || content) gin_trgm_ops) where deleted_at is null`,
  ix_posts_updated: 'posts (updated_at, id) where deleted_at is null',
  ix_posts_posted_first: 'posts (posted_at desc nulls last, id desc) where deleted_at is null',
  ix_publications_all_due: 'publications (due_at, id)',
  ix_prompt_batches_status: 'prompt_batches (status, id)',
  ix_feedback_rating: 'feedback (coalesce(rating, 0), id)',
  ix_feedback_search: `feedback using gin (search_folded(coalesce(feedback_text, '') || ' ' || coalesce(improvement_suggestions, '')) gin_trgm_ops)`,
  ix_staff_messages_search: `staff_messages using gin (search_folded(text || ' ' || coalesce(reply, '')) gin_trgm_ops)`,
  ix_user_subscriptions_updated: 'user_subscriptions (updated_at, id)',
  ix_user_subscriptions_plan: 'user_subscriptions (plan_type, id)',
  ix_user_subscriptions_status: 'user_subscriptions (status, id)',
  ix_user_subscriptions_period: 'user_subscriptions (current_period_end, id)',
  ix_payment_events_type: 'payment_events (type, id)',
  ix_payment_events_happened: 'payment_events (happened_at, id)',
  ix_audit_log_action: 'audit_log (action, id)',
};

/**
 * The orders, filters and searches of the console's lists. They keep others from writing while they are made, and nobody from
 * reading; one that is large is made by hand beforehand, `concurrently`, and found here.
 */
export class IndexesOfConsoleLists1764000181100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, of] of Object.entries(INDEXES)) {
      await runner.query(`create index if not exists ${name} on ${of}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`drop index ${name}`);
  }
}
