import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Removing a post looks for its publications, cancelled ones too; without an index each removal reads all of everybody's. */
export class PublicationsByPost1764000015000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index ix_publications_post on publications (post_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_publications_post');
  }
}
