import { z } from 'zod';
import { aboutRow, defineJob } from '../../platform/queue/job-definition.js';
import { KlaviyoEventEntity } from './klaviyo-event.entity.js';

/** Wake-up: an event waits for Klaviyo. Its row says when it is tried again, so the queue itself repeats nothing. */
export const relayKlaviyoEvent = defineJob({
  queue: 'marketing',
  name: 'relay-klaviyo-event',
  label: 'Tell Klaviyo a step',
  about: aboutRow(KlaviyoEventEntity, { title: 'event' }),
  payload: z.object({ event_id: z.uuid() }),
});

/** One wake-up per event at a time, however many ask for it. */
export function klaviyoJobId(eventId: string): string {
  return `klaviyo-${eventId}`;
}
