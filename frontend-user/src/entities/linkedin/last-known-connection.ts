import { deviceStorage } from '../../lib/browser-storage';

const key = 'drumbeat-linkedin-connected';

/** Keeps for the next visit whether LinkedIn is connected, so that its place can be as large as what will stand there. */
export function rememberConnection(isConnected: boolean): void {
  deviceStorage.set(key, String(isConnected));
}

/** Whether LinkedIn was connected when this device last saw it; true where it never did, as most who come here are connected. */
export const wasConnected = (): boolean => deviceStorage.get(key) !== 'false';
