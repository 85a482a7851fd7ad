export { LIVE_CURSOR, liveCursor, liveRetryMs, liveStart } from './live-cursor.rules.js';
export { LIVE, LIVE_EVENT_KINDS } from './live-events.js';
export type { LiveEvent, LiveEventKind } from './live-events.js';
