import { ChevronDown } from 'lucide-react';
import { createElement } from 'react';
import type { ComponentStyles } from '../theme-types';

/** One arrow for all select lists, native and ours. */
const arrow = {
  top: 'calc(50% - 0.5rem)',
  right: '0.625rem',
  width: '1rem',
  height: '1rem',
  strokeWidth: 1.75,
};

/** Label above, hint below, the edge dark enough for 3:1 against the page. */
export const inputStyles: ComponentStyles = {
  MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true } },
  MuiFormControl: { styleOverrides: { root: { gap: '0.375rem' } } },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.label,
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        overflow: 'visible',
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 'var(--db-control)',
        borderRadius: '0.5rem',
        background: theme.vars.palette.background.paper,
        [theme.breakpoints.down('sm')]: { fontSize: '1rem' },
        '&:hover:not(.Mui-disabled, .Mui-error, .Mui-focused) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline, &.Mui-focused:hover .MuiOutlinedInput-notchedOutline':
          {
            borderWidth: 2,
            borderColor: theme.vars.palette.focusRing,
          },
        '&.Mui-error .MuiOutlinedInput-notchedOutline, &.Mui-error:hover .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.error.main,
        },
        '&.MuiInputBase-multiline': { padding: '0.25rem 0' },
      }),
      input: ({ theme }) => ({
        height: 'auto',
        padding: '0.4375rem 0.75rem',
        // An icon beside it is quieter than what is typed.
        color: theme.vars.palette.text.primary,
        '&::placeholder': { color: theme.vars.palette.text.disabled, opacity: 1 },
        '&:focus-visible': { outline: 'none' },
        '.MuiInputBase-adornedStart > &': { paddingLeft: 0 },
      }),
      adornedStart: ({ theme }) => ({ paddingLeft: '0.75rem', color: theme.vars.palette.text.disabled }),
      adornedEnd: { paddingRight: '0.5rem' },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars.palette.line.control,
        transition: theme.transitions.create('border-color', {
          duration: theme.transitions.duration.shortest,
        }),
        legend: { display: 'none' },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.caption,
        margin: 0,
        color: theme.vars.palette.text.disabled,
        '&.Mui-error': {
          display: 'flex',
          alignItems: 'center',
          gap: '0.25rem',
          color: theme.vars.palette.error.main,
        },
      }),
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: ChevronDown },
    styleOverrides: { select: { minHeight: 0, display: 'flex', alignItems: 'center' }, icon: arrow },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: ChevronDown },
    styleOverrides: { icon: arrow },
  },
  MuiAutocomplete: {
    defaultProps: { popupIcon: createElement(ChevronDown, { size: 16, strokeWidth: 1.75 }) },
  },
};
