import type { ComponentStyles } from '../theme-types';

export const surfaceStyles: ComponentStyles = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({ '&:not(.MuiBackdrop-invisible)': { background: theme.vars.palette.scrim } }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        margin: '1.5rem',
        width: '100%',
        maxHeight: 'calc(100% - 3rem)',
        borderRadius: '1rem',
        background: theme.vars.palette.surface.raised,
        boxShadow: theme.vars.shadows[24],
        // A phone gets a sheet from below.
        [theme.breakpoints.down('sm')]: {
          margin: 0,
          maxWidth: 'none',
          maxHeight: '96dvh',
          borderRadius: '1rem 1rem 0 0',
        },
      }),
      container: ({ theme }) => ({ [theme.breakpoints.down('sm')]: { alignItems: 'flex-end' } }),
    },
    variants: [
      { props: { maxWidth: 'xs' }, style: { '& .MuiDialog-paper': { maxWidth: '30rem' } } },
      { props: { maxWidth: 'md' }, style: { '& .MuiDialog-paper': { maxWidth: '47.5rem' } } },
    ],
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        marginTop: 4,
        borderRadius: '0.625rem',
        background: theme.vars.palette.surface.raised,
        boxShadow: theme.vars.shadows[2],
      }),
      list: { padding: '0.25rem', minWidth: '12rem' },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: '2.25rem',
        gap: '0.5rem',
        padding: '0 0.625rem',
        borderRadius: '0.375rem',
        ...theme.typography.body2,
        // MUI removes the height from its small breakpoint on.
        [theme.breakpoints.up('sm')]: { minHeight: '2.25rem' },
        [theme.breakpoints.down('md')]: { minHeight: '2.75rem' },
        '&.Mui-selected, &.Mui-selected:hover': {
          background: theme.vars.palette.soft.accent,
          color: theme.vars.palette.accent.text,
          fontWeight: 600,
        },
        '&.Mui-focusVisible': { background: theme.vars.palette.action.hover },
      }),
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: '0.75rem',
        background: theme.vars.palette.surface.raised,
        boxShadow: theme.vars.shadows[2],
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: '1.5rem',
        borderRadius: '0.375rem',
        background: theme.vars.palette.surface.chip,
        color: theme.vars.palette.text.secondary,
        fontSize: '0.75rem',
        fontWeight: 500,
      }),
      label: { padding: '0 0.5rem' },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, disableInteractive: true },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        padding: '0.375rem 0.5rem',
        borderRadius: '0.5rem',
        background: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.default,
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false, variant: 'rounded' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: '0.25rem',
        background: `linear-gradient(90deg, ${theme.vars.palette.surface.pressed} 25%, ${theme.vars.palette.action.hover} 50%, ${theme.vars.palette.surface.pressed} 75%) 0 0 / 200% 100%`,
        animation: 'db-shimmer 1.6s linear infinite',
        '@keyframes db-shimmer': { to: { backgroundPosition: '-200% 0' } },
      }),
    },
  },
};
