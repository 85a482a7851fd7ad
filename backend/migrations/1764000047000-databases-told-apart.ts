import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The database of the server that wrote the continuity row, so that a dump in another database is noticed (ADR 9). */
export class DatabasesToldApart1764000047000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table continuity add column database_oid text');
    await allowReasons(runner, `'other_server', 'other_database', 'other_timeline', 'older_data', 'told'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update data_restores set reason = 'older_data' where reason = 'other_database'`);
    await allowReasons(runner, `'other_server', 'other_timeline', 'older_data', 'told'`);
    await runner.query('alter table continuity drop column database_oid');
  }
}

async function allowReasons(runner: QueryRunner, reasons: string): Promise<void> {
  await runner.query('alter table data_restores drop constraint ck_data_restores_reason');
  await runner.query(
    `alter table data_restores add constraint ck_data_restores_reason check (reason in (${reasons}))`,
  );
}
