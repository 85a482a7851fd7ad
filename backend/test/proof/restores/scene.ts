import { MINUTE_MS } from '@drumbeat/domain';
import type { ConnectedUser } from '../../support/publishing/publishing-harness.js';
import type { Fate, FatedPost } from './fates.js';
import type { RestoreStage } from './restore-stage.js';

/** Users with one LinkedIn account each. */
export function users({ harness }: RestoreStage, count: number): Promise<ConnectedUser[]> {
  return Promise.all(Array.from({ length: count }, () => harness.connectedUser()));
}

/** A post of this user due in this many minutes. */
export async function schedule(
  { harness }: RestoreStage,
  user: ConnectedUser,
  fate: Fate,
  dueIn: number,
): Promise<FatedPost> {
  const due_at = new Date((await harness.now()).getTime() + dueIn * MINUTE_MS);
  const publication = await harness.publication(user, { due_at });
  if (fate === 'unanswered')
    harness.sandbox.linkedin.fault({ kind: 'drop_after', text_contains: publication.text });
  return { ...publication, fate, user };
}
