import Bowser from 'bowser';

export interface DeviceName {
  readonly browser: string | null;
  readonly system: string | null;
  readonly device: 'desktop' | 'phone' | 'tablet';
}

/** The browser named by a User-Agent header; a sender may claim anything, so it is for display only. */
export function readUserAgent(userAgent: string): DeviceName {
  if (userAgent.trim() === '') return { browser: null, system: null, device: 'desktop' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null, device: deviceOf(platform.type) };
}

/** "Firefox on Windows"; undefined when it says neither. */
export function nameOfDevice(userAgent: string): string | undefined {
  const { browser, system } = readUserAgent(userAgent);
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? undefined);
}

function deviceOf(type: string | undefined): DeviceName['device'] {
  if (type === 'mobile') return 'phone';
  return type === 'tablet' ? 'tablet' : 'desktop';
}
