import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which of a day's slots a batch may take, as it has the weekdays. */
export class SlotsOfOrders1764000181000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table prompt_batches
         add column slots smallint[] not null default '{}',
         add constraint ck_prompt_batches_slots check (slots <@ '{1,2}'::smallint[])`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table prompt_batches drop constraint ck_prompt_batches_slots, drop column slots',
    );
  }
}
