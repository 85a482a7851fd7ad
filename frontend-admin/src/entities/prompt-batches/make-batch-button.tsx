import Button from '@mui/material/Button';
import { Layers } from 'lucide-react';
import { Link } from 'react-router-dom';
import { linkTo } from '../../lib/paths';

interface MakeBatchButtonProps {
  /** Preset in the form; without one, staff choose there. */
  userId?: string;
  isPrimary?: boolean;
}

/** Link to the batch form. */
export function MakeBatchButton({ userId, isPrimary = false }: MakeBatchButtonProps) {
  return (
    <Button
      component={Link}
      to={linkTo.newBatch(userId)}
      size={isPrimary ? 'medium' : 'small'}
      variant={isPrimary ? 'contained' : 'outlined'}
      startIcon={isPrimary ? <Layers size={16} strokeWidth={1.75} aria-hidden /> : null}
    >
      Make batch
    </Button>
  );
}
