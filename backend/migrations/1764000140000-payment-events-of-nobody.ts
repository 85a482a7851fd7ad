import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages of the payment service that are about no account of ours are kept for a time only, and found by their age. */
export class PaymentEventsOfNobody1764000140000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index ix_payment_events_nobody on payment_events (received_at) where user_id is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_payment_events_nobody');
  }
}
