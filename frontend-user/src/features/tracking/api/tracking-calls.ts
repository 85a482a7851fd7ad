import type { components } from '@drumbeat/api-client';
import { TIMEOUTS } from '@drumbeat/domain';
import { pageOwner } from '../../../entities/session/page-owner';

type Schemas = components['schemas'];

export type SessionData = Schemas['SessionDataRequest'];
export type TrackedEvent = Schemas['TrackedEventRequest'];
export type SessionChange = Schemas['ChangeTrackedSessionRequest'];

/** `again`: worth sending later; `session-over`: the server wants a new tracked session; `lost`: it will never be taken. */
export type Outcome = 'sent' | 'again' | 'session-over' | 'lost';

/**
 * The calls of tracking. They bypass the app's API client on purpose: they neither renew a session nor retry, hint or
 * report, because tracking must not keep a user's session alive or disturb them. None of them throws.
 */
export const trackingCalls = {
  /** The id of the new tracked session; null where there is none now; `refused` where its user wants none (TRACKING-7). */
  start: async (session_data: SessionData): Promise<{ id: string } | 'refused' | null> => {
    const response = await send('POST', '/api/tracking/sessions', { session_data }, false);
    if (response?.status === 403) return 'refused';
    if (!response?.ok) return null;
    return (await response.json()) as Schemas['TrackedSessionResponse'];
  },
  events: async (session_id: string, events: TrackedEvent[], isLeaving: boolean) =>
    outcomeOf(await send('POST', '/api/tracking/events', { session_id, events }, isLeaving)),
  change: async (sessionId: string, change: SessionChange, isLeaving: boolean) =>
    outcomeOf(await send('PATCH', `/api/tracking/sessions/${sessionId}`, change, isLeaving)),
};

/** The response; null when none came. `keepalive` lets the call finish after the page is closed. */
async function send(
  method: string,
  path: string,
  body: object,
  keepalive: boolean,
): Promise<Response | null> {
  try {
    return await fetch(path, {
      method,
      keepalive,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', ...pageOwner.headers() },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUTS.requestMs),
    });
  } catch {
    return null;
  }
}

function outcomeOf(response: Response | null): Outcome {
  if (response === null || response.status === 401 || response.status === 429 || response.status >= 500) {
    return 'again';
  }
  if (response.ok) return 'sent';
  return response.status === 409 || response.status === 404 ? 'session-over' : 'lost';
}
