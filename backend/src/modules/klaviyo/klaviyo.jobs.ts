import { z } from 'zod';
import { defineJob } from '../../platform/queue/job-definition.js';

/** Wake-up: an event waits for Klaviyo. Its row says when it is tried again, so the queue itself repeats nothing. */
export const relayKlaviyoEvent = defineJob({
  queue: 'marketing',
  name: 'relay-klaviyo-event',
  label: 'Tell Klaviyo a step',
  row: 'klaviyo_events',
  payload: z.object({ event_id: z.uuid() }),
});

/** One wake-up per event at a time, however many ask for it. */
export function klaviyoJobId(eventId: string): string {
  return `klaviyo-${eventId}`;
}
