import type { Page, Request } from '@playwright/test';

export interface Batch {
  session_id: string;
  events: { event_type: string; event_name: string; page_url: string; event_data: object }[];
}

export const isBatch = (request: Request) => request.url().endsWith('/api/tracking/events');
export const batchOf = (request: Request) => request.postDataJSON() as Batch;

/** The events that the page sends from now on, as they come: in how many batches they travel depends on how fast the machine is. */
export function hearEvents(page: Page): Batch['events'] {
  const events: Batch['events'] = [];
  page.on('request', (request) => {
    if (isBatch(request)) events.push(...batchOf(request).events);
  });
  return events;
}
