import { TRACKING_LIMITS, trackedReferrer } from '@drumbeat/domain';
import { deviceZone } from '../../lib/device-zone';
import type { SessionData } from './api/tracking-calls';

const cut = (fact: string) => fact.slice(0, TRACKING_LIMITS.sessionFact);

/** Facts of the browser (TRACKING-3): name and main version, kind of device, screen, zone, referrer. */
export async function sessionData(): Promise<SessionData> {
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
