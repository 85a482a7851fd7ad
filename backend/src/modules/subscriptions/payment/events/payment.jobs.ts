import { z } from 'zod';
import { aboutRow, defineJob } from '../../../../platform/queue/job-definition.js';
import { PaymentEventEntity } from './payment-event.entity.js';

/** Wake-up: a message of the payment service waits to be processed. */
export const processPaymentEvent = defineJob({
  queue: 'payments',
  name: 'process-payment-event',
  label: 'Process a message of Stripe',
  about: aboutRow(PaymentEventEntity),
  payload: z.object({ event_id: z.string() }),
  options: { attempts: 5, backoff: { type: 'exponential', delay: 3_000 } },
});

export function paymentEventJobId(eventId: string): string {
  return `payment-event-${eventId}`;
}
