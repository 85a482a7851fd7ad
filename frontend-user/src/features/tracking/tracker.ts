import { trackedPath, trackedReferrer, TRACKING_LIMITS } from '@drumbeat/domain';
import { asksNotToTrack } from './asks-not-to-track';
import { admitEvent, batchesOf, flushDelayMs, isTrackingSessionOver } from './tracking-pace.rules';
import type { TrackedAction } from '../../lib/track';
import { type SessionData, type TrackedEvent, trackingCalls } from './api/tracking-calls';
import { trackedSession } from './tracked-session';
import { deviceZone } from '../../lib/device/browser';

const cut = (fact: string) => fact.slice(0, TRACKING_LIMITS.sessionFact);

/** Facts of the browser (TRACKING-3): name and main version, kind of device, screen, zone, referrer. */
async function sessionData(): Promise<SessionData> {
  const { default: Bowser } = await import('bowser');
  const { browser, os, platform } = Bowser.parse(navigator.userAgent);
  const version = browser.version?.split('.', 1)[0];
  return {
    browser: cut([browser.name ?? 'unknown', version].filter(Boolean).join(' ')),
    device: cut([platform.type ?? 'unknown', os.name].filter(Boolean).join(', ')),
    screen_size: `${screen.width}x${screen.height}`,
    timezone: deviceZone(),
    referrer: trackedReferrer(document.referrer),
  };
}

/** Events that found no way to the server are kept up to here; then the oldest go. */
const maxWaiting = 4 * TRACKING_LIMITS.batch;

/**
 * Records what one user does, in sessions that end after half an hour without an event. Events wait for each other and
 * travel in batches. Nothing here throws or shows anything: tracking never disturbs the user.
 */
export class Tracker {
  private waiting: TrackedEvent[] = [];
  private recent: readonly number[] = [];
  private readonly pages = new Set<string>();
  private readonly features = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private starting: Promise<string | null> | null = null;
  private isRefused = asksNotToTrack();

  constructor(private readonly userId: string) {}

  /** Begins a session, or continues this tab's session from before a reload. */
  start(): void {
    void this.sessionId();
  }

  record({ type, name, data }: TrackedAction): void {
    if (this.isRefused) return;
    const now = Date.now();
    const path = trackedPath(location.pathname);
    if (type === 'page_view') this.pages.add(path);
    if (type === 'action') this.features.add(name);
    const admitted = admitEvent(this.recent, now);
    if (admitted === null) return;
    this.recent = admitted;
    const lastEventAt = trackedSession.lastEventAt(this.userId);
    if (lastEventAt !== null && isTrackingSessionOver(lastEventAt, now)) trackedSession.forget();
    trackedSession.touch(now);
    const event = { event_type: type, event_name: name, page_url: path, event_data: data };
    this.waiting = [...this.waiting, { ...event, at: new Date(now).toISOString() }].slice(-maxWaiting);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), flushDelayMs(this.waiting.length));
  }

  /** Sends waiting events. @param isLeaving the page may be closed before the response comes */
  async flush(isLeaving = false): Promise<void> {
    clearTimeout(this.timer);
    const id = trackedSession.id(this.userId) ?? (isLeaving ? null : await this.sessionId());
    if (id === null) return;
    const events = this.waiting;
    this.waiting = [];
    await Promise.all([
      this.sendVisit(id, isLeaving),
      ...batchesOf(events).map((batch) => this.send(id, batch, isLeaving)),
    ]);
  }

  /** Ends the session and sends all waiting events. */
  async end(): Promise<void> {
    const id = trackedSession.id(this.userId);
    if (id === null) return;
    await this.flush(true);
    trackedSession.forget();
    await trackingCalls.change(id, { ended: true }, true);
  }

  private async send(id: string, batch: TrackedEvent[], isLeaving: boolean): Promise<void> {
    const outcome = await trackingCalls.events(id, batch, isLeaving);
    if (outcome === 'session-over' && trackedSession.id(this.userId) === id) trackedSession.forget();
    // They are sent with the next ones; a refusing server is not retried in a loop.
    if (outcome === 'again' || outcome === 'session-over') {
      this.waiting = [...batch, ...this.waiting].slice(-maxWaiting);
    }
    if (outcome === 'session-over' && !isLeaving) this.start();
  }

  private async sendVisit(id: string, isLeaving: boolean): Promise<void> {
    if (this.pages.size === 0 && this.features.size === 0) return;
    const change = {
      pages_visited: [...this.pages].slice(0, TRACKING_LIMITS.visited),
      features_used: [...this.features].slice(0, TRACKING_LIMITS.visited),
    };
    this.pages.clear();
    this.features.clear();
    await trackingCalls.change(id, change, isLeaving);
  }

  /** One start at a time; a failed one is tried again with the next flush. */
  private sessionId(): Promise<string | null> {
    if (this.isRefused) return Promise.resolve(null);
    const known = trackedSession.id(this.userId);
    if (known !== null) return Promise.resolve(known);
    this.starting ??= this.begin().finally(() => {
      this.starting = null;
    });
    return this.starting;
  }

  private async begin(): Promise<string | null> {
    const begun = await sessionData()
      .then((data) => trackingCalls.start(data))
      .catch(() => null);
    if (begun === 'refused') {
      this.isRefused = true;
      this.waiting = [];
    }
    if (begun === null || begun === 'refused') return null;
    trackedSession.remember(this.userId, begun.id, Date.now());
    return begun.id;
  }
}
