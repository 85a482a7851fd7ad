import type { ComponentStyles } from '../theme-types';

export const baselineStyles: ComponentStyles = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      ':root': {
        '--db-control': '2.25rem',
        '--db-bar': '3.5rem',
        [theme.breakpoints.down('sm')]: { '--db-control': '2.5rem' },
      },
      html: { scrollPaddingTop: '4.5rem' },
      body: { fontOpticalSizing: 'auto', textRendering: 'optimizeLegibility' },
      'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, table': {
        margin: 0,
        padding: 0,
        border: 0,
      },
      'ul, ol': { listStyle: 'none' },
      fieldset: { minWidth: 0 },
      'button, input, select, textarea': { fontFamily: 'inherit' },
      // Each paragraph has the direction of its own script; its surroundings and the order of controls do not change.
      'h1, h2, h3, h4, p, li, dd, td, blockquote, a, b, button, input, textarea': {
        unicodeBidi: 'plaintext',
      },
      svg: { display: 'block', flex: 'none' },
      ':focus-visible': { outline: `2px solid ${theme.vars.palette.focusRing}`, outlineOffset: 2 },
      '::selection': { background: theme.vars.palette.selection },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Any longer, and each element would begin a transition of its own with every color that it inherits: one level a frame.
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};
