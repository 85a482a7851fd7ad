import type { ComponentStyles } from '../theme-types';

export const linkStyles: ComponentStyles = {
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
