import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES: Readonly<Record<string, string>> = {
  ix_audit_log_writes: 'at, id',
  ix_audit_log_write_actions: 'action, id',
};

/** Staff look for what was changed, among many more rows of what was read. */
export class AuditLogWithoutReads1764000192000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(INDEXES)) {
      await runner.query(`create index ${name} on audit_log (${columns}) where action not like '%.read'`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`drop index ${name}`);
  }
}
