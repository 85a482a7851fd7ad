import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff see on a person's page that no mail reaches the address: why a mail was given up is kept with it. */
export class UnreachableAddresses1764000197200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outgoing_mails add column is_unreachable boolean not null default false');
    await runner.query(
      'create index ix_outgoing_mails_unreachable on outgoing_mails (user_id) where is_unreachable',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outgoing_mails drop column is_unreachable');
  }
}
