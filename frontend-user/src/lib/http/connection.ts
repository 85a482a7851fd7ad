import { connectionQuality, type ConnectionQuality } from './connection-quality.rules';

/** The Network Information API, which some browsers have. */
interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly effectiveType?: string };
}

/** The connection's quality, as far as this browser reports it. */
export function connectionQualityNow(): ConnectionQuality {
  return connectionQuality((navigator as NavigatorWithConnection).connection?.effectiveType);
}
