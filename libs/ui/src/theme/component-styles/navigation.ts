import type { Components, Theme } from '@mui/material/styles';

export const navigationStyles: Components<Theme> = {
  MuiTabs: {
    defaultProps: { variant: 'scrollable', scrollButtons: false },
    styleOverrides: {
      root: { minHeight: '2.5rem' },
      list: { gap: '1.5rem' },
      indicator: { height: 2, borderRadius: 1 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        minHeight: '2.5rem',
        padding: 0,
        gap: '0.375rem',
        flexDirection: 'row',
        color: theme.vars.palette.text.secondary,
        fontWeight: 500,
        whiteSpace: 'nowrap',
        '&:hover': { color: theme.vars.palette.text.primary },
        '&.Mui-selected': { color: theme.vars.palette.text.primary, fontWeight: 600 },
        '&:focus-visible': { outlineOffset: -2 },
      }),
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
