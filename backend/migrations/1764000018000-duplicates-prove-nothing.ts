import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['publications', 'publication_attempts'] as const;

/** LinkedIn's "duplicate" is no evidence any more (ADR 5): no row may call on it. */
export class DuplicatesProveNothing1764000018000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      // Only databases of developers can hold such rows: nothing has been released. They trusted LinkedIn's
      // response.
      await runner.query(`update ${table} set evidence = 'response' where evidence = 'duplicate'`);
      await runner.query(`
        alter table ${table}
          drop constraint ck_${table}_evidence,
          add constraint ck_${table}_evidence check (evidence in ('response', 'late_response', 'readback', 'user'))`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`
        alter table ${table}
          drop constraint ck_${table}_evidence,
          add constraint ck_${table}_evidence check (
            evidence in ('response', 'late_response', 'duplicate', 'readback', 'user'))`);
    }
  }
}
