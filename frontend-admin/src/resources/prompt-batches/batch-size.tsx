import Box from '@mui/material/Box';
import { batchShortfall } from './batch-room.rules';
import { counted, PROMPT_LIMITS } from '@drumbeat/domain';
import { Status } from '@drumbeat/ui';
import { TriangleAlert } from 'lucide-react';
import { maxValue, minValue, NumberInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useBatchRoom } from './use-batch-room';

const { batchCount, batchWeeks } = PROMPT_LIMITS;

/** Number of prompts and weeks; warns when the user's calendar has too few open slots. */
export function BatchSize() {
  const count = useWatch<{ count: number | null }, 'count'>({ name: 'count' });
  const room = useBatchRoom();
  const shortfall = room === null ? null : batchShortfall(count ?? 0, room);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, alignItems: 'start' }}>
      <NumberInput
        source="count"
        label="How many prompts"
        min={batchCount.min}
        max={batchCount.max}
        validate={[required(), minValue(batchCount.min), maxValue(batchCount.max)]}
        helperText={
          shortfall === null ? (
            `From ${batchCount.min} to ${batchCount.max}`
          ) : (
            <Status small wraps tone="warn" icon={TriangleAlert}>
              {shortfall}
            </Status>
          )
        }
      />
      <NumberInput
        source="weeks"
        label="Over how many weeks"
        min={batchWeeks.min}
        max={batchWeeks.max}
        validate={[required(), minValue(batchWeeks.min), maxValue(batchWeeks.max)]}
        helperText={
          room === null
            ? `From ${batchWeeks.min} to ${batchWeeks.max}, with two slots on each Monday, Wednesday and Friday`
            : `${counted(room, 'slot')} open on their Mondays, Wednesdays and Fridays`
        }
      />
    </Box>
  );
}
