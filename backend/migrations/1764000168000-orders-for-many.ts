import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order for many users is a batch for each, once; what a batch is asked for besides its size. */
export class OrdersForMany1764000168000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table prompt_batches
         add column order_id uuid,
         add column days smallint[] not null default '{}',
         add column tone text,
         add column brief text,
         add constraint ck_prompt_batches_days check (days <@ '{1,3,5}'::smallint[])`,
    );
    await runner.query(
      `create unique index uq_prompt_batches_order on prompt_batches (order_id, user_id) where order_id is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index uq_prompt_batches_order');
    await runner.query(
      `alter table prompt_batches drop constraint ck_prompt_batches_days,
         drop column brief, drop column tone, drop column days, drop column order_id`,
    );
  }
}
