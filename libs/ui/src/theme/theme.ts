import { type BreakpointsOptions, createTheme, type Shadows } from '@mui/material/styles';
import { darkScheme, lightScheme } from './color-schemes';
import { baselineStyles } from './component-styles/baseline';
import { buttonStyles } from './component-styles/buttons';
import { inputStyles } from './component-styles/inputs';
import { surfaceStyles } from './component-styles/surfaces';
import { typography } from './typography';

const hairline = '0 0 0 1px var(--db-palette-divider)';

/** Only what floats casts a shadow: e-1 secondary buttons, e-2 menus and toasts, e-3 dialogs. */
const e1 = '0 1px 2px light-dark(rgb(21 30 25 / 0.05), rgb(0 0 0 / 0.3))';
const e2 = `${hairline}, 0 4px 8px -2px light-dark(rgb(21 30 25 / 0.08), rgb(0 0 0 / 0.4)), 0 12px 24px -8px light-dark(rgb(21 30 25 / 0.12), rgb(0 0 0 / 0.5))`;
const e3 = `${hairline}, 0 8px 16px -4px light-dark(rgb(21 30 25 / 0.1), rgb(0 0 0 / 0.5)), 0 32px 64px -16px light-dark(rgb(21 30 25 / 0.24), rgb(0 0 0 / 0.7))`;

/** MUI requires 25 steps; ours has three. */
const shadows: Shadows = [
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

/**
 * `down('sm')` phone (to 720 px), `down('md')` overlay sidebar and bottom bar (to 960), `down('lg')` folded sidebar
 * (to 1200). The widths are meant inclusive, MUI's exclusive, hence the odd pixel.
 */
const breakpoints: BreakpointsOptions = {
  values: { xs: 0, sm: 721, md: 961, lg: 1201, xl: 1536 },
};

/** 100 ms colour, 180 ms menus and toasts, 280 ms sheets and the sidebar. */
const durations = { colour: 100, menu: 180, sheet: 280 } as const;

const easing = { in: 'cubic-bezier(0.2, 0, 0, 1)', out: 'cubic-bezier(0.4, 0, 1, 1)' } as const;

/** One theme for both frontends; light and dark are CSS variables chosen by `data-theme` on the root element. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'db', colorSchemeSelector: '[data-theme="%s"]' },
  colorSchemes: { light: lightScheme, dark: darkScheme },
  breakpoints,
  spacing: 4,
  shape: { borderRadius: 8 },
  shadows,
  typography,
  transitions: {
    easing: { easeInOut: easing.in, easeOut: easing.in, easeIn: easing.out, sharp: easing.out },
    duration: {
      shortest: durations.colour,
      shorter: durations.colour,
      short: durations.menu,
      standard: durations.menu,
      complex: durations.sheet,
      enteringScreen: durations.menu,
      leavingScreen: durations.menu,
    },
  },
  components: {
    ...baselineStyles,
    ...buttonStyles,
    ...inputStyles,
    ...surfaceStyles,
    MuiTypography: {
      defaultProps: { variant: 'body2', variantMapping: { display: 'h1', label: 'span', figure: 'span' } },
    },
  },
});
