import Button from '@mui/material/Button';
import { bodyOf } from '@drumbeat/api-client';
import { BellRing, SearchCheck } from 'lucide-react';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { api, byId } from '../../providers/api';
import { stateWord, type PublicationDetail } from '../../entities/publications/publication-state';

const checkPublication = async (id: string) =>
  bodyOf(await api.POST('/api/admin/publications/{id}/check', byId(id)));

/** What came of looking for proof. */
function proofWords({ state }: Pick<PublicationDetail, 'state'>): string {
  if (state === 'published') return 'Proof was found: the post is on LinkedIn';
  if (state === 'needs_user') return 'No proof was found. Its user is asked whether the post is there';
  if (state === 'reconciling' || state === 'uncertain') return 'No proof yet. Drumbeat goes on looking';
  return `It was settled without proof: ${stateWord(state).toLowerCase()}`;
}

const looks = {
  look_for_proof: { label: 'Look for proof now', icon: SearchCheck, done: proofWords },
  wake: { label: 'Wake a worker', icon: BellRing, done: () => 'A worker was woken' },
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
      const publication = await checkPublication(id);
      const isSettled = check === 'wake' || publication.state === 'published';
      notify(done(publication), { type: isSettled ? 'success' : 'info' });
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
