import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The newest publications of a post are read by index; and counting continues when cancelled ones are folded.
 */
export class NewestPublications1764000055000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table publications alter column occurrence type integer');
    await runner.query('create index ix_publications_newest on publications (post_id, created_at, id)');
    await runner.query('drop index ix_publications_post');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('create index ix_publications_post on publications (post_id)');
    await runner.query('drop index ix_publications_newest');
    // Numbers too large for the narrower column are reassigned, in their order.
    await runner.query(`
      update publications p set occurrence = -counted.number
        from (select id, row_number() over (partition by social_account_id, post_id order by occurrence) as number
                from publications) counted
       where p.id = counted.id`);
    await runner.query('update publications set occurrence = -occurrence');
    await runner.query('alter table publications alter column occurrence type smallint');
  }
}
