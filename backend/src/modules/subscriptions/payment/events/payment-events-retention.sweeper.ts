import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock.js';
import { RetentionSweeper } from '../../../../platform/retention/retention.sweeper.js';
import { PaymentEventsRepository } from './payment-events.repository.js';

/**
 * How long a message is kept that is about no account here: a deleted one’s, another application’s, or of what is nobody’s, such as a new
 * price. Three times as long as the payment service lists it itself. A person’s messages go with their account.
 */
export const NOBODYS_EVENT_DAYS = 90;

/** Removes messages of the payment service that are about nobody here. */
@Injectable()
export class PaymentEventsRetentionSweeper extends RetentionSweeper {
  constructor(events: PaymentEventsRepository, clock: Clock) {
    super(clock, {
      days: NOBODYS_EVENT_DAYS,
      portion: 500,
      remove: (before, portion) => events.deleteOfNobodyBefore(before, portion),
    });
  }
}
