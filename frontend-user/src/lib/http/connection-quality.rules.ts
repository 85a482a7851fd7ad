export type ConnectionQuality = 'slow' | 'moderate' | 'good';

/** Maps the browser's `effectiveType` (SIGNIN-11); unknown counts as good. */
export function connectionQuality(effectiveType: string | undefined): ConnectionQuality {
  if (effectiveType === '2g' || effectiveType === 'slow-2g') return 'slow';
  return effectiveType === '3g' ? 'moderate' : 'good';
}
