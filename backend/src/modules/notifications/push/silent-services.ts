import type { Clock } from '../../../platform/clock/clock.js';
import { ExpiringMap } from '../../../platform/cache/expiring-map.js';

interface Silence {
  /** Calls in a row that were not answered. */
  readonly calls: number;
  readonly last: Date;
}

const SILENT_AFTER_CALLS = 3;
const PAUSE_MS = 60_000;
const REMEMBERED_MS = 10 * PAUSE_MS;
/** Anybody can name hosts: beyond these the oldest is forgotten. */
const SERVICES_MAX = 1_000;

/** Push services that do not answer are left alone for a minute at a time: else each message of their users would hold a place for as long as a call may take. */
export class SilentServices {
  private readonly silences: ExpiringMap<string, Silence>;

  constructor(private readonly clock: Clock) {
    this.silences = new ExpiringMap(REMEMBERED_MS, SERVICES_MAX, () => clock.now().getTime());
  }

  /** Until when a service is left alone; null where it may be called. */
  until(service: string): Date | null {
    const silence = this.silences.get(service);
    if (!silence || silence.calls < SILENT_AFTER_CALLS) return null;
    const until = new Date(silence.last.getTime() + PAUSE_MS);
    return until > this.clock.now() ? until : null;
  }

  noteSilence(service: string): void {
    const calls = (this.silences.get(service)?.calls ?? 0) + 1;
    this.silences.set(service, { calls, last: this.clock.now() });
  }

  noteAnswer(service: string): void {
    if (this.silences.get(service)) this.silences.set(service, { calls: 0, last: this.clock.now() });
  }
}
