import { deviceStorage } from '../../lib/browser-storage';

const key = 'drumbeat-linkedin-connected';

/** Stores for the next visit whether LinkedIn is connected, so that the right space can be reserved. */
export function rememberConnection(isConnected: boolean): void {
  deviceStorage.set(key, String(isConnected));
}

/** Whether LinkedIn was connected when this device last saw it; true where it never did, as most who come here are connected. */
export const wasConnected = (): boolean => deviceStorage.get(key) !== 'false';
