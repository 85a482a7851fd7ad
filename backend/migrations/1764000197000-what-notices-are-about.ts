import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a notice is about stood in its subject alone, and its post in its link. All are empty here, so that the keys and indexes are made
 * in one look at the table; 1764000197100 fills them.
 */
export class WhatNoticesAreAbout1764000197000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notifications
        add column post_id uuid, add column post_date date, add column post_time text,
        add column publication_id uuid, add column publication_version integer, add column publication_fence integer,
        add column social_account_id uuid, add column suggestion_id uuid, add column learned_rule_id uuid,
        add constraint fk_notifications_suggestion
          foreign key (suggestion_id) references post_suggestions (id) on delete cascade,
        add constraint fk_notifications_learned_rule
          foreign key (learned_rule_id) references learned_rules (id) on delete cascade`);
    await runner.query(
      'create index ix_notifications_post on notifications (post_id, kind) where post_id is not null',
    );
    for (const target of ['suggestion', 'learned_rule']) {
      await runner.query(
        `create index ix_notifications_${target} on notifications (${target}_id) where ${target}_id is not null`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notifications
        drop column post_id, drop column post_date, drop column post_time,
        drop column publication_id, drop column publication_version, drop column publication_fence,
        drop column social_account_id, drop column suggestion_id, drop column learned_rule_id`);
  }
}
