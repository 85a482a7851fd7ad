import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The share of the posts that each pillar should have. */
export class PillarMix1764000097000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table profiles add pillar_mix smallint[] not null default '{}',
         add constraint ck_profiles_pillar_mix
           check (cardinality(pillar_mix) <= 5 and 0 <= all (pillar_mix) and 100 >= all (pillar_mix))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table profiles drop pillar_mix');
  }
}
