import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PROFILE_LIMITS } from '@drumbeat/domain';
import { zoneOfToday } from '../../../lib/text/zone-of-today';
import { InputField } from '@drumbeat/ui';
import { Minus, Plus } from 'lucide-react';
import { useController, useFormContext } from 'react-hook-form';
import { IconAction } from '../../../components/icon-action';
import { TimeZoneField } from '../../../components/time-zone-field';
import { deviceZone } from '../../../lib/device/browser';
import type { ProfileAnswers } from '../profile-answers';

const { weeklyGoalMin: min, weeklyGoalMax: max } = PROFILE_LIMITS;

const goalProblem = (goal: number) =>
  Number.isInteger(goal) && goal >= min && goal <= max ? true : `A whole number from ${min} to ${max}`;

/** Posts per week, and the time zone. */
export function GoalFields() {
  const { control } = useFormContext<ProfileAnswers>();
  const goal = useController({ control, name: 'weekly_posting_goal', rules: { validate: goalProblem } });
  const zone = useController({ control, name: 'time_zone' });
  const { value } = goal.field;
  const device = zoneOfToday(deviceZone());
  return (
    <Box sx={{ display: 'grid', gap: 5, justifyItems: 'start' }}>
      <InputField
        label="Posts a week"
        type="number"
        inputMode="numeric"
        value={Number.isNaN(value) ? '' : value}
        onChange={(event) => goal.field.onChange((event.target as HTMLInputElement).valueAsNumber)}
        onBlur={goal.field.onBlur}
        inputProps={{ min, max, step: 1 }}
        problem={goal.fieldState.error?.message}
        hint="Three is the beat: Monday, Wednesday, Friday"
        endAdornment={
          <Box sx={{ display: 'flex' }}>
            <IconAction
              icon={Minus}
              label="One post less"
              size="small"
              disabled={value <= min}
              onClick={() => goal.field.onChange(value - 1)}
            />
            <IconAction
              icon={Plus}
              label="One post more"
              size="small"
              disabled={value >= max}
              onClick={() => goal.field.onChange(value + 1)}
            />
          </Box>
        }
        sx={{
          width: '11rem',
          '& input': { MozAppearance: 'textfield', fontVariantNumeric: 'tabular-nums' },
          '& input::-webkit-inner-spin-button': { display: 'none' },
        }}
      />
      <Box sx={{ width: '100%', maxWidth: '26rem' }}>
        <TimeZoneField
          value={zone.field.value}
          onChange={zone.field.onChange}
          problem={zone.fieldState.error?.message}
        />
        {zoneOfToday(zone.field.value) !== device ? (
          <Button variant="text" size="small" sx={{ mt: 1 }} onClick={() => zone.field.onChange(device)}>
            Use this device’s zone
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}
