import { Module } from '@nestjs/common';
import { PaymentEventsRetentionSweeper } from './events/payment-events-retention.sweeper.js';
import { PaymentsModule } from './payments.module.js';
import { PaymentsSweeper } from './sync/payments.sweeper.js';
import { ProcessPaymentEventCommand } from './events/process-payment-event.command.js';

/** The worker's part of paying. */
@Module({
  imports: [PaymentsModule],
  providers: [ProcessPaymentEventCommand, PaymentsSweeper, PaymentEventsRetentionSweeper],
})
export class PaymentsWorkerModule {}
