import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useEffectEvent, useLayoutEffect, type ReactNode } from 'react';

const Option = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0.875rem',
  alignItems: 'start',
  width: '100%',
  padding: '0.875rem 1rem',
  border: `1px solid ${theme.vars.palette.line.strong}`,
  borderRadius: '0.75rem',
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontSize: '1rem',
  lineHeight: '1.5rem',
  textAlign: 'left',
  '&:hover': { borderColor: theme.vars.palette.line.control },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.main,
    background: theme.vars.palette.soft.accent,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '&[data-size="large"]': {
    height: '100%',
    padding: '1.25rem',
    fontSize: '1.0625rem',
    lineHeight: '1.75rem',
  },
}));

const Key = styled('kbd')(({ theme }) => ({
  minWidth: '1.5rem',
  marginTop: '0.125rem',
  padding: '0 0.25rem',
  border: `1px solid ${theme.vars.palette.line.strong}`,
  borderRadius: '0.375rem',
  background: theme.vars.palette.surface.sunken,
  color: theme.vars.palette.text.secondary,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  textAlign: 'center',
}));

interface ChoiceOptionProps {
  /** The key that chooses it. */
  number: number;
  isChosen: boolean;
  onChoose: () => void;
  large?: boolean;
  children: ReactNode;
}

/** One of a few answers. Pressing it, or its number, chooses it and goes on. */
export function ChoiceOption({ number, isChosen, onChoose, large = false, children }: ChoiceOptionProps) {
  const choose = useEffectEvent(onChoose);
  // A layout effect: the key works as soon as the answer is seen.
  useLayoutEffect(() => {
    const hear = ({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
      // In a field a digit is a digit.
      if (ctrlKey || metaKey || altKey || repeat || (target as Element).matches('input, textarea, select'))
        return;
      if (key === String(number)) choose();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [number]);
  return (
    <Option aria-pressed={isChosen} data-size={large ? 'large' : 'normal'} onClick={onChoose}>
      <Key aria-hidden>{number}</Key>
      <span>{children}</span>
    </Option>
  );
}
