import { styled } from '@mui/material/styles';
import { FieldError, PillarNumber, visuallyHidden } from '@drumbeat/ui';
import { GripVertical, X } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { IconAction } from '../../../components/icon-action';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '0.5rem',
  minHeight: '3.25rem',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&[data-dragged]': { background: theme.vars.palette.surface.sunken },
}));

const Input = styled('input')(({ theme }) => ({
  minWidth: 0,
  height: '2.25rem',
  padding: '0 0.5rem',
  border: 0,
  borderRadius: '0.5rem',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 550,
  fontSize: '1rem',
  letterSpacing: '-0.008em',
  '&::placeholder': { color: theme.vars.palette.text.disabled, fontWeight: 400, opacity: 1 },
  '&:hover': { background: theme.vars.palette.action.hover },
  '&:focus': { background: theme.vars.palette.background.paper },
  '&:focus-visible': { outlineOffset: 0 },
}));

const Problem = styled('p')(({ theme }) => ({
  gridColumn: 3,
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
  padding: '0 0.5rem 0.5rem',
  ...theme.typography.caption,
  color: theme.vars.palette.error.main,
}));

interface PillarRowProps {
  /** Counted from 1. */
  number: number;
  text: string;
  problem: string | null;
  dragged: boolean;
  input: ComponentProps<'input'>;
  hintId: string;
  onMove: (by: -1 | 1) => void;
  onGrab: () => void;
  onRemove: () => void;
}

/** One pillar: a grip for arrow keys and dragging, its number, its name, and a remove button. */
export function PillarRow(props: PillarRowProps) {
  const { number, text, problem, dragged, input, hintId, onMove, onGrab, onRemove } = props;
  const name = text.trim() || `pillar ${number}`;
  const problemId = `${hintId}-${number}`;
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <Row data-row={number - 1} data-dragged={dragged || undefined}>
      <IconAction
        icon={GripVertical}
        label={`Move ${name}`}
        hint="Drag, or press the up and down arrow keys"
        size="small"
        aria-describedby={hintId}
        onKeyDown={moveByKey}
        onPointerDown={onGrab}
        sx={{ ml: -1.5, cursor: 'grab', touchAction: 'none', color: 'text.disabled' }}
      />
      <PillarNumber pillar={number} />
      <span style={visuallyHidden} id={`${problemId}-label`}>{`Pillar ${number}`}</span>
      <Input
        {...input}
        aria-labelledby={`${problemId}-label`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
      />
      <IconAction icon={X} label={`Remove ${name}`} hint="Remove" size="small" onClick={onRemove} />
      {problem ? (
        <Problem id={problemId}>
          <FieldError>{problem}</FieldError>
        </Problem>
      ) : null}
    </Row>
  );
}
