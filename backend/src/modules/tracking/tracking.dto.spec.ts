import { TRACKING_LIMITS } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { InvalidInputError } from '../../platform/http/errors/app-error.js';
import { createValidationPipe } from '../../platform/http/validation/validation.pipe.js';
import { TrackEventsRequest } from './tracking.dto.js';

const EVENT = {
  event_type: 'error',
  event_name: 'crash',
  page_url: '/posts',
  at: '2026-11-20T12:00:00.000Z',
};
const pipe = createValidationPipe();
const read = async (event: Record<string, unknown>, times = 1): Promise<TrackEventsRequest> =>
  pipe.transform(
    {
      session_id: '00000000-0000-4000-8000-000000000000',
      events: Array.from({ length: times }, () => ({ ...EVENT, ...event })),
    },
    { type: 'body', metatype: TrackEventsRequest },
  ) as Promise<TrackEventsRequest>;

describe('A batch of events', () => {
  it('is read with its instants', async () => {
    expect((await read({})).events).toEqual([{ ...EVENT, at: new Date(EVENT.at) }]);
  });

  it('holds at most 50', async () => {
    expect((await read({}, TRACKING_LIMITS.batch)).events).toHaveLength(50);
    await expect(read({}, TRACKING_LIMITS.batch + 1)).rejects.toThrow(InvalidInputError);
    await expect(read({}, 0)).rejects.toThrow(InvalidInputError);
  });

  it('has its error stacks cut to 500 characters, before the size is looked at', async () => {
    const [event] = (await read({ event_data: { stack: 'x'.repeat(50_000) } })).events;
    expect(event?.event_data).toEqual({ stack: 'x'.repeat(500) });
  });

  it('is refused with data of more than 2 kB, counted in bytes', async () => {
    const room = TRACKING_LIMITS.eventDataBytes - JSON.stringify({ text: '' }).length;
    await read({ event_data: { text: 'x'.repeat(room) } });
    await expect(read({ event_data: { text: 'x'.repeat(room + 1) } })).rejects.toThrow(InvalidInputError);
    await expect(read({ event_data: { text: 'ä'.repeat(room / 2 + 1) } })).rejects.toThrow(InvalidInputError);
  });
});
