import type { ConnectedUser } from '../../support/publishing-world.js';
import type { Fate, FatedPost } from './fates.js';
import type { RestoreStage } from './restore-stage.js';

const MINUTE_MS = 60_000;

/** Users with one LinkedIn account each. */
export function users({ world }: RestoreStage, count: number): Promise<ConnectedUser[]> {
  return Promise.all(Array.from({ length: count }, () => world.connectedUser()));
}

/** A post of this user due in this many minutes. */
export async function schedule(
  { world }: RestoreStage,
  user: ConnectedUser,
  fate: Fate,
  dueIn: number,
): Promise<FatedPost> {
  const due_at = new Date((await world.now()).getTime() + dueIn * MINUTE_MS);
  const publication = await world.publication(user, { due_at });
  if (fate === 'unanswered')
    world.sandbox.linkedin.fault({ kind: 'drop_after', text_contains: publication.text });
  return { ...publication, fate, user };
}
