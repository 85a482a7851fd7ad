import type { OutgoingChannel } from '@drumbeat/domain';

export class HealthResponse {
  status: 'ok';
}

/** The processes that publish. Without one the api still serves: it says so here and to staff, and stays ready. */
export class WorkersResponse {
  /** Number of workers with a heartbeat within the last minute. */
  alive: number;
  /** The latest heartbeat of any worker; null when there never was one. */
  last_seen_at: string | null;
}

export class ReadinessResponse extends HealthResponse {
  workers: WorkersResponse;

  /** Outgoing channels paused by staff or since a restore from a backup; ready all the same. */
  paused: OutgoingChannel[];

  /** Since when the file storage takes nothing, so that after a restore nobody could tell what was sent; null while all is well. */
  unmarked_since: string | null;
}
