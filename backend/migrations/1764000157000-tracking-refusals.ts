import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is not tracked, by their own choice. */
export class TrackingRefusals1764000157000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table tracking_refusals (
         user_id uuid not null,
         refused_at timestamptz not null,
         constraint pk_tracking_refusals primary key (user_id),
         constraint fk_tracking_refusals_user foreign key (user_id) references profiles (id) on delete cascade
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table tracking_refusals');
  }
}
