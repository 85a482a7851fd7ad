import type { ComponentStyles } from '../theme-types';

const coarse = '@media (pointer: coarse)';
/** Backgrounds and shadows are gone there: an edge tells a button from a text. */
const edgeInForcedColors = { '@media (forced-colors: active)': { border: '1px solid ButtonText' } };

/** Buttons, and links: what is pressed. */
export const buttonStyles: ComponentStyles = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        fontFamily: 'inherit',
        '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focusRing}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        height: 'var(--db-control)',
        padding: '0 0.875rem',
        borderRadius: '0.5rem',
        whiteSpace: 'nowrap',
        flex: 'none',
        '&:active': { transform: 'translateY(0.5px)' },
        '&.Mui-disabled': {
          background: theme.vars.palette.surface.sunken,
          color: theme.vars.palette.text.disabled,
          boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
        },
        // Busy: the spinner is before the label, in place of the icon; the button keeps its appearance.
        '&.MuiButton-loading.Mui-disabled': { color: theme.vars.palette.text.secondary },
        '&.MuiButton-loading .MuiButton-startIcon': { display: 'none' },
      }),
      contained: ({ theme }) => ({
        ...edgeInForcedColors,
        '&:hover': { boxShadow: 'none' },
        '&.MuiButton-loading.Mui-disabled': {
          background: theme.vars.palette.primary.main,
          color: theme.vars.palette.primary.contrastText,
          boxShadow: 'none',
        },
        '&:active': { background: theme.vars.palette.accent.pressed, boxShadow: 'none' },
        '&.MuiButton-colorError:not(.Mui-disabled), &.MuiButton-colorError.MuiButton-loading': {
          background: theme.vars.palette.danger.fill,
          color: theme.vars.palette.danger.on,
        },
      }),
      outlined: ({ theme }) => ({
        border: 0,
        ...edgeInForcedColors,
        background: theme.vars.palette.background.paper,
        color: theme.vars.palette.text.primary,
        boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line.strong}, ${theme.vars.shadows[1]}`,
        '&:hover': { background: theme.vars.palette.action.hover },
      }),
      text: ({ theme }) => ({
        padding: '0 0.375rem',
        height: '1.75rem',
        color: theme.vars.palette.accent.text,
        '&:hover': { background: theme.vars.palette.soft.accent },
        '&.Mui-disabled': { background: 'none', boxShadow: 'none' },
      }),
      sizeSmall: {
        height: '2rem',
        padding: '0 0.625rem',
        fontSize: '0.8125rem',
        [coarse]: { height: '2.25rem' },
      },
      sizeLarge: {
        height: '2.75rem',
        padding: '0 1.25rem',
        fontSize: '0.9375rem',
        borderRadius: '0.625rem',
      },
      startIcon: { marginLeft: 0, marginRight: 8 },
      endIcon: { marginRight: 0, marginLeft: 8 },
      loadingIndicator: { position: 'static', transform: 'none', marginRight: 8, color: 'inherit' },
    },
    variants: [
      {
        props: { variant: 'ghost' },
        style: ({ theme }) => ({
          padding: '0 0.625rem',
          color: theme.vars.palette.text.secondary,
          '&:hover': { background: theme.vars.palette.action.hover, color: theme.vars.palette.text.primary },
          '&.Mui-disabled': { background: 'none', boxShadow: 'none' },
        }),
      },
    ],
  },
  MuiIconButton: {
    defaultProps: { color: 'default' },
    styleOverrides: {
      root: ({ theme }) => ({
        width: 'var(--db-control)',
        height: 'var(--db-control)',
        padding: 0,
        borderRadius: '0.5rem',
        color: theme.vars.palette.text.secondary,
        flex: 'none',
        '&:hover': { background: theme.vars.palette.action.hover, color: theme.vars.palette.text.primary },
        '&.Mui-disabled': { color: theme.vars.palette.inkDisabled },
      }),
      sizeSmall: {
        width: '1.75rem',
        height: '1.75rem',
        borderRadius: '0.375rem',
        [coarse]: { width: '2.25rem', height: '2.25rem' },
      },
    },
  },
  MuiLink: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.accent.text,
        fontWeight: 500,
        textDecoration: 'none',
        textUnderlineOffset: 3,
        display: 'inline-block',
        minWidth: '1.5rem',
        borderRadius: '0.25rem',
        // The padding is taken back by the margin: a 24 px target without moving the line.
        paddingBlock: '0.25rem',
        marginBlock: '-0.25rem',
        '&:hover': { textDecoration: 'underline' },
      }),
    },
  },
};
