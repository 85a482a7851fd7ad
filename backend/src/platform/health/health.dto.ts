import type { OutgoingChannel } from '@drumbeat/domain';

export class HealthResponse {
  status: 'ok';
}

/** The processes that publish. Without one the api still serves: it says so here and to staff, and stays ready. */
export class WorkersResponse {
  /** How many showed themselves within the last minute. */
  alive: number;
  /** The latest sign of life of any of them; null where there never was one. */
  last_seen_at: string | null;
}

export class ReadinessResponse extends HealthResponse {
  workers: WorkersResponse;

  /** Ways out that are paused, by staff or since the data was put back from a backup; ready all the same. */
  paused: OutgoingChannel[];
}
