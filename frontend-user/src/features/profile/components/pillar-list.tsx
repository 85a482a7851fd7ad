import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { PROFILE_LIMITS, pillarProblem } from '@drumbeat/domain';
import { FieldError, visuallyHidden } from '@drumbeat/ui';
import { Plus } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useRowDrag } from '../../../components/use-row-drag';
import { pillarsIn, type ProfileAnswers } from '../profile-answers';
import { PillarRow } from './pillar-row';

const List = styled('ol')(({ theme }) => ({ borderBottom: `1px solid ${theme.vars.palette.divider}` }));

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

const examples = ['Project profitability', 'Client conversations', 'Hiring and delegation'];

/** The pillars in their order; the number of a pillar is its position. Reordered with the arrow keys or by dragging. */
export function PillarList() {
  const { register, control, formState, clearErrors } = useFormContext<ProfileAnswers>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'content_pillars' });
  const pillars = pillarsIn(useWatch({ control, name: 'content_pillars' }));
  const [announcement, setAnnouncement] = useState('');
  const hintId = useId();
  const moveRow = (from: number, to: number) => {
    if (to < 0 || to >= fields.length) return;
    move(from, to);
    setAnnouncement(`${pillars[from] || 'The pillar'} is now number ${to + 1} of ${fields.length}`);
  };
  const drag = useRowDrag(moveRow);
  const list = useRef<HTMLOListElement>(null);
  /** Focuses at once, because the next typing belongs there. */
  const focusRow = (position: number) => list.current?.querySelectorAll('input')[position]?.focus();
  const add = () => {
    flushSync(() => append({ text: '' }, { shouldFocus: false }));
    focusRow(fields.length);
  };
  const removePillar = (position: number) => {
    flushSync(() => remove(position));
    clearErrors('content_pillars');
    focusRow(Math.min(position, fields.length - 2));
  };
  const nextOnEnter = (event: KeyboardEvent, position: number) => {
    if (event.key !== 'Enter') return;
    // Enter names the next pillar; the form is sent by its button.
    event.preventDefault();
    if (position + 1 < fields.length) focusRow(position + 1);
    else if (fields.length < PROFILE_LIMITS.pillars) add();
  };
  const problem = formState.errors.content_pillars?.message;
  return (
    <div role="group" aria-label="Content pillars">
      <List ref={list}>
        {fields.map((field, position) => (
          <PillarRow
            key={field.id}
            number={position + 1}
            text={pillars[position] ?? ''}
            problem={pillarProblem(pillars, position)}
            dragged={drag.dragged === position}
            hintId={hintId}
            input={{
              ...register(`content_pillars.${position}.text`, {
                onChange: () => clearErrors('content_pillars'),
              }),
              placeholder: examples[position],
              onKeyDown: (event) => nextOnEnter(event, position),
            }}
            onMove={(by) => moveRow(position, position + by)}
            onGrab={() => drag.grab(position)}
            onRemove={() => removePillar(position)}
          />
        ))}
      </List>
      {fields.length < PROFILE_LIMITS.pillars ? (
        <Button
          variant="text"
          onClick={add}
          startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          sx={{ mt: 2, ml: 4 }}
        >
          Add a {ordinals[fields.length]}
        </Button>
      ) : null}
      {problem ? (
        <Typography
          role="alert"
          variant="caption"
          component="p"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 2, color: 'error.main' }}
        >
          <FieldError>{problem}</FieldError>
        </Typography>
      ) : null}
      <p id={hintId} style={visuallyHidden}>
        The up and down arrow keys move this pillar.
      </p>
      <p role="status" style={visuallyHidden}>
        {announcement}
      </p>
    </div>
  );
}
