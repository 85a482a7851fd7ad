import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Posts that went out late, whose users are to be told. */
export class LatePublications1764000153000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index ix_publications_late on publications (published_at)
         where state = 'published' and published_at - due_at >= interval '1 minute'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_publications_late');
  }
}
