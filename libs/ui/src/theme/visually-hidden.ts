import type { CSSProperties } from 'react';

/** Hides a text visually but keeps it for screen readers; with units, because `sx` reads a width of 1 as all of it. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies CSSProperties;
