import Button from '@mui/material/Button';
import { counted } from '@drumbeat/domain';
import { useMutation } from '@tanstack/react-query';
import { type Identifier, useListContext, useNotify } from 'react-admin';
import { inTurn } from '../../lib/in-turn';

interface BulkButtonProps {
  ids: readonly Identifier[];
  label: string;
  /** What stands in the notice: '3 messages are read'. */
  noun: string;
  done: string;
  /** Does it for one row. */
  run: (id: Identifier) => Promise<unknown>;
}

/** Does the same for each chosen row, one after the other. Those that were refused stay chosen, and the notice says why. */
export function BulkButton({ ids, label, noun, done, run }: BulkButtonProps) {
  const { onSelect, refetch } = useListContext();
  const notify = useNotify();
  const work = useMutation({
    mutationFn: () => inTurn(ids, run),
    onSuccess: (refused) => {
      onSelect(refused.map(({ item }) => item));
      const count = ids.length - refused.length;
      const [first] = refused;
      if (first)
        notify(`${counted(count, noun)} ${done}; ${refused.length} not: ${first.why}`, { type: 'error' });
      else notify(`${counted(count, noun)} ${done}`, { type: 'success' });
      void refetch();
    },
  });
  return (
    <Button variant="outlined" size="small" loading={work.isPending} onClick={() => work.mutate()}>
      {label}
    </Button>
  );
}
