import { doesNotSay, http, says, server } from '@drumbeat/testing';
import { describe, it } from '@jest/globals';
import { asStaff, outgoing } from '../../testing/answers';
import { open } from '../../testing/open-console';

const INCOMPLETE = /what ended then may be missing\. Look at accounts, passwords and staff rights/;

async function openAfterRestore(is_journal_whole: boolean) {
  asStaff();
  const restore = {
    id: '4b6fda0c-4f4e-4c7e-9d10-6a6f5b8a6a11',
    found_at: '2026-11-23T09:00:00.000Z',
    lost_from: '2026-11-23T08:00:00.000Z',
    reason: 'older_data' as const,
    is_journal_whole,
    asked: 0,
    settled: 1,
    held: 2,
    lost_sends: 0,
  };
  server.use(
    http.get('/api/admin/outgoing', ({ response }) =>
      response(200).json({ ...outgoing(), restores: [restore] }),
    ),
  );
  await open('/admin/outgoing');
  await says(/2 posts wait for their users’ look/);
}

describe('What a restore found', () => {
  it('says where the journal does not tell everything what staff have to look at', async () => {
    await openAfterRestore(false);
    await says(INCOMPLETE);
  });

  it('asks for no such look where the journal tells everything', async () => {
    await openAfterRestore(true);
    await says('Tells everything of the lost time');
    await doesNotSay(INCOMPLETE);
  });
});
