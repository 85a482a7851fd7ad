/** Both are outside of the DOM's types: one is not everywhere yet, the other no longer. */
interface PrivacySignals {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/** Whether the browser asks sites not to track its user: Global Privacy Control, or Do Not Track (TRACKING-7). */
export function asksNotToTrack({ globalPrivacyControl, doNotTrack }: PrivacySignals = navigator): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}
