import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A pause after a long time without a heartbeat, when a restored machine cannot be ruled out (ADR 9). */
export class PauseAfterSilence1764000051000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allowReasons(runner, `'restored', 'silence', 'staff'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update outgoing_channels set pause_reason = 'restored' where pause_reason = 'silence'`,
    );
    await allowReasons(runner, `'restored', 'staff'`);
  }
}

async function allowReasons(runner: QueryRunner, reasons: string): Promise<void> {
  await runner.query('alter table outgoing_channels drop constraint ck_outgoing_channels_reason');
  await runner.query(
    `alter table outgoing_channels add constraint ck_outgoing_channels_reason check (pause_reason in (${reasons}))`,
  );
}
