import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an author has done on LinkedIn once a post is out. */
export class FinishTicks1764000150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table finish_ticks (
         post_id uuid not null,
         step text not null,
         user_id uuid not null,
         ticked_at timestamptz not null default now(),
         constraint pk_finish_ticks primary key (post_id, step),
         constraint fk_finish_ticks_post foreign key (post_id) references posts (id) on delete cascade,
         constraint fk_finish_ticks_user foreign key (user_id) references profiles (id) on delete cascade
       )`,
    );
    await runner.query('create index ix_finish_ticks_user on finish_ticks (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table finish_ticks');
  }
}
