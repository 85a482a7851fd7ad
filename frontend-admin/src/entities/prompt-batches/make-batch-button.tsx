import { PROMPT_LIMITS } from '@drumbeat/domain';
import Button from '@mui/material/Button';
import { Layers } from 'lucide-react';
import { Link } from 'react-router-dom';

interface MakeBatchButtonProps {
  /** Preset in the form; without one, staff choose there. */
  userId?: string;
  isPrimary?: boolean;
}

/** Link to the batch form. */
export function MakeBatchButton({ userId, isPrimary = false }: MakeBatchButtonProps) {
  const filledIn = userId ? `?source=${encodeURIComponent(JSON.stringify({ user_id: userId }))}` : '';
  return (
    <Button
      component={Link}
      to={`/prompt-batches/create${filledIn}`}
      size={isPrimary ? 'medium' : 'small'}
      variant={isPrimary ? 'contained' : 'outlined'}
      startIcon={isPrimary ? <Layers size={16} strokeWidth={1.75} aria-hidden /> : null}
    >
      Make batch
    </Button>
  );
}

/** Address of the order for these people, as many as one may be for. */
export const orderForManyAt = (ids: readonly unknown[]) =>
  `/prompt-batches/for-many?for=${ids.slice(0, PROMPT_LIMITS.batchUsers).join(',')}`;
