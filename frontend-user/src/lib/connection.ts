import { connectionQuality, type ConnectionQuality } from './connection-quality.rules';

/** The Network Information API, which some browsers have. */
interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly effectiveType?: string };
}

/** How good the connection is, as far as this browser says. */
export function connectionQualityNow(): ConnectionQuality {
  return connectionQuality((navigator as NavigatorWithConnection).connection?.effectiveType);
}
