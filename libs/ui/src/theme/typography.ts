import type { TypographyVariantsOptions } from '@mui/material/styles';

export const fontFamily = "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** Sizes change at the phone breakpoint; rem, so that the reader's size wins. */
const onPhone = '@media (max-width: 45rem)';

export const typography: TypographyVariantsOptions = {
  fontFamily,
  htmlFontSize: 16,
  fontSize: 14,
  display: {
    fontFamily,
    fontWeight: 620,
    fontSize: '2.25rem',
    lineHeight: '2.75rem',
    letterSpacing: '-0.028em',
    textWrap: 'balance',
    [onPhone]: { fontSize: '1.625rem', lineHeight: '2rem' },
  },
  h1: {
    fontWeight: 620,
    fontSize: '1.75rem',
    lineHeight: '2.25rem',
    letterSpacing: '-0.022em',
    textWrap: 'balance',
    [onPhone]: { fontSize: '1.5rem', lineHeight: '1.875rem' },
  },
  h2: {
    fontWeight: 600,
    fontSize: '1.25rem',
    lineHeight: '1.75rem',
    letterSpacing: '-0.014em',
    textWrap: 'balance',
  },
  h3: { fontWeight: 600, fontSize: '1rem', lineHeight: '1.5rem', letterSpacing: '-0.008em' },
  h4: { fontWeight: 600, fontSize: '0.9375rem', lineHeight: '1.375rem', letterSpacing: '-0.008em' },
  h5: { fontWeight: 600, fontSize: '0.875rem', lineHeight: '1.375rem', letterSpacing: '-0.003em' },
  h6: { fontWeight: 600, fontSize: '0.8125rem', lineHeight: '1.25rem', letterSpacing: 0 },
  subtitle1: { fontWeight: 400, fontSize: '1.0625rem', lineHeight: '1.75rem', letterSpacing: 0 },
  subtitle2: { fontWeight: 550, fontSize: '0.875rem', lineHeight: '1.375rem', letterSpacing: 0 },
  body1: { fontSize: '0.875rem', lineHeight: '1.375rem', letterSpacing: 0 },
  body2: { fontSize: '0.875rem', lineHeight: '1.375rem', letterSpacing: 0 },
  button: {
    fontWeight: 550,
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    letterSpacing: '-0.003em',
    textTransform: 'none',
  },
  caption: { fontSize: '0.75rem', lineHeight: '1rem', letterSpacing: 0 },
  label: { fontFamily, fontWeight: 500, fontSize: '0.8125rem', lineHeight: '1.25rem' },
  figure: {
    fontFamily,
    fontWeight: 560,
    fontSize: '1.75rem',
    lineHeight: '2.25rem',
    letterSpacing: '-0.022em',
    fontVariantNumeric: 'tabular-nums',
    [onPhone]: { fontSize: '1.5rem', lineHeight: '2rem' },
  },
};
