import ButtonBase from '@mui/material/ButtonBase';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { moveFocus } from './move-focus';

const Group = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  padding: 2,
  borderRadius: '0.5rem',
  background: theme.vars.palette.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  '&[data-wide="true"]': { width: '100%' },
}));

const Segment = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.button,
  ...theme.typography.label,
  gap: '0.375rem',
  height: '2rem',
  padding: '0 0.75rem',
  borderRadius: '0.375rem',
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-pressed="true"]': {
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    boxShadow: `0 0 0 1px ${theme.vars.palette.divider}, ${theme.vars.shadows[1]}`,
    '@media (forced-colors: active)': {
      background: 'SelectedItem',
      color: 'SelectedItemText',
      forcedColorAdjust: 'none',
    },
  },
  '[data-size="small"] > &': { height: '1.5rem', padding: '0 0.5rem', fontSize: '0.75rem' },
  '[data-wide="true"] > &': { width: '100%' },
}));

interface SegmentedChoiceProps<Value extends string> {
  label: string;
  /** `name` where the content does not always show one. */
  options: readonly { value: Value; content: ReactNode; name?: string }[];
  value: Value;
  onChange: (value: Value) => void;
  size?: 'small' | 'medium';
  fullWidth?: boolean;
  sx?: SxProps<Theme>;
}

/** A choice of a few visible options. Arrow keys move between them, Enter or Space chooses. */
export function SegmentedChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
  size = 'medium',
  fullWidth = false,
  sx,
}: SegmentedChoiceProps<Value>) {
  /** Where the arrow keys are; Tab enters at what is chosen. */
  const [focused, setFocused] = useState<Value | null>(null);
  const entry = focused ?? value;
  return (
    <Group
      role="group"
      aria-label={label}
      data-size={size}
      data-wide={fullWidth}
      onKeyDown={moveFocus}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(null);
      }}
      {...(sx ? { sx } : {})}
    >
      {options.map((option) => (
        <Segment
          key={option.value}
          value={option.value}
          aria-pressed={option.value === value}
          aria-label={option.name}
          tabIndex={option.value === entry ? 0 : -1}
          onFocus={() => setFocused(option.value)}
          onClick={() => {
            if (option.value !== value) onChange(option.value);
          }}
        >
          {option.content}
        </Segment>
      ))}
    </Group>
  );
}
