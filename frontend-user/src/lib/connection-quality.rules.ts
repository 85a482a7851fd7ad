export type ConnectionQuality = 'slow' | 'moderate' | 'good';

/** What the browser's `effectiveType` means to us (SIGNIN-11); a browser that does not say is taken for good. */
export function connectionQuality(effectiveType: string | undefined): ConnectionQuality {
  if (effectiveType === '2g' || effectiveType === 'slow-2g') return 'slow';
  return effectiveType === '3g' ? 'moderate' : 'good';
}
