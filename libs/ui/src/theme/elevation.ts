import type { Shadows } from '@mui/material/styles';

const hairline = '0 0 0 1px var(--db-palette-divider)';

/** Only what floats casts a shadow: e-1 secondary buttons, e-2 menus and toasts, e-3 dialogs. */
const e1 = '0 1px 2px light-dark(rgb(21 30 25 / 0.05), rgb(0 0 0 / 0.3))';
const e2 = `${hairline}, 0 4px 8px -2px light-dark(rgb(21 30 25 / 0.08), rgb(0 0 0 / 0.4)), 0 12px 24px -8px light-dark(rgb(21 30 25 / 0.12), rgb(0 0 0 / 0.5))`;
const e3 = `${hairline}, 0 8px 16px -4px light-dark(rgb(21 30 25 / 0.1), rgb(0 0 0 / 0.5)), 0 32px 64px -16px light-dark(rgb(21 30 25 / 0.24), rgb(0 0 0 / 0.7))`;

/** MUI requires 25 steps; ours has three. */
export const shadows: Shadows = [
  'none',
  e1,
  e2,
  e2,
  e2,
  e2,
  e2,
  e2,
  e2,
  e3,
  e3,
  e3,
  e3,
  e3,
  e3,
  e3,
  e3,
  e3,
  e3,
  e3,
  e3,
  e3,
  e3,
  e3,
  e3,
];
