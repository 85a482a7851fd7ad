const key = 'drumbeat-linkedin-connected';

/** Keeps for the next visit whether LinkedIn is connected, so that its place can be as large as what will stand there. */
export function rememberConnection(isConnected: boolean): void {
  try {
    localStorage.setItem(key, String(isConnected));
  } catch {
    // Without storage the place is as large as that of a connection.
  }
}

/** Whether LinkedIn was connected when this device last saw it; true where it never did, as most who come here are connected. */
export function wasConnected(): boolean {
  try {
    return localStorage.getItem(key) !== 'false';
  } catch {
    return true;
  }
}
