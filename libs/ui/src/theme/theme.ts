import { createTheme } from '@mui/material/styles';
import './theme-types';
import { breakpoints } from './breakpoints';
import { darkScheme, lightScheme } from './color-schemes';
import { baselineStyles } from './component-styles/baseline';
import { buttonStyles } from './component-styles/buttons';
import { inputStyles } from './component-styles/inputs';
import { navigationStyles } from './component-styles/navigation';
import { surfaceStyles } from './component-styles/surfaces';
import { shadows } from './elevation';
import { durations, easing } from './motion';
import { typography } from './typography';

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
    ...navigationStyles,
    ...surfaceStyles,
    MuiTypography: {
      defaultProps: { variant: 'body2', variantMapping: { display: 'h1', label: 'span', figure: 'span' } },
    },
  },
});
