import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Media are uploaded some minutes before their post is due, once for each version of its publication. */
export class MediaAhead1764000014000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table publications add column media_ahead_version integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table publications drop column media_ahead_version');
  }
}
