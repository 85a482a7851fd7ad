import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff see that no mail reaches a person's address, for why a mail was given up is kept with it; and how many were lately. */
export class UnreachableAddresses1764000197200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outgoing_mails add column is_unreachable boolean not null default false');
    await runner.query(
      'create index ix_outgoing_mails_unreachable on outgoing_mails (user_id) where is_unreachable',
    );
    await runner.query(
      'create index ix_outgoing_mails_failed on outgoing_mails (failed_at) where failed_at is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_outgoing_mails_failed');
    await runner.query('alter table outgoing_mails drop column is_unreachable');
  }
}
