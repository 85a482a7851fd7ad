import Button from '@mui/material/Button';
import { BellRing, SearchCheck } from 'lucide-react';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { api, byId } from '../../providers/api';
import type { PublicationDetail } from '../../entities/publications/publication-state';

const checkPublication = (id: string) => api.POST('/api/admin/publications/{id}/check', byId(id));

const looks = {
  look_for_proof: { label: 'Look for proof now', icon: SearchCheck, done: 'Looked for proof' },
  wake: { label: 'Wake a worker', icon: BellRing, done: 'A worker was woken' },
} as const;

/** The one thing that staff may set off: what is done anyway, and can be done again without a second post. */
export function PublicationCheck({ id, check }: Pick<PublicationDetail, 'id' | 'check'>) {
  const [isBusy, setIsBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  if (check === null) return null;
  const { label, icon: Icon, done } = looks[check];
  const run = async () => {
    setIsBusy(true);
    try {
      await checkPublication(id);
      notify(done, { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
    setIsBusy(false);
    refresh();
  };
  return (
    <Button
      variant="outlined"
      loading={isBusy}
      onClick={() => void run()}
      startIcon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
    >
      {label}
    </Button>
  );
}
