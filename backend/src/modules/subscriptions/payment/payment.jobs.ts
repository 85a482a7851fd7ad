import { z } from 'zod';
import { defineJob } from '../../../platform/queue/job-definition.js';

/** Wake-up: a message of the payment service waits to be processed. A failed job frees its id for the next wake-up. */
export const processPaymentEvent = defineJob({
  queue: 'payments',
  name: 'process-payment-event',
  payload: z.object({ event_id: z.string() }),
  options: { attempts: 5, backoff: { type: 'exponential', delay: 3_000 }, removeOnFail: true },
});

export function paymentEventJobId(eventId: string): string {
  return `payment-event-${eventId}`;
}
