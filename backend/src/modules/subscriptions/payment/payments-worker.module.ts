import { Module } from '@nestjs/common';
import { PaymentEventsRetentionSweeper } from './payment-events-retention.sweeper.js';
import { PaymentsModule } from './payments.module.js';
import { PaymentsSweeper } from './payments.sweeper.js';
import { ProcessPaymentEventCommand } from './process-payment-event.command.js';

/** The worker's part of paying. */
@Module({
  imports: [PaymentsModule],
  providers: [ProcessPaymentEventCommand, PaymentsSweeper, PaymentEventsRetentionSweeper],
})
export class PaymentsWorkerModule {}
