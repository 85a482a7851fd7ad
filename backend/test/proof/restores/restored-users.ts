import { HeldPostsService } from '../../../src/modules/publications/recover/held-posts.service.js';
import {
  ResolvePublicationCommand,
  type Resolution,
} from '../../../src/modules/publications/recover/resolve-publication.command.js';
import { isDatabaseUnavailable } from '../../../src/platform/database/database-unavailable.js';
import { AppError } from '../../../src/platform/http/errors/app-error.js';
import type { FatedPost } from './fates.js';
import { rowsOf } from './ledger-facts.js';
import type { RestoreStage } from './restore-stage.js';

/** Users see that what is to come is still right, as soon as they are asked to look. */
export async function areHeldAnswered(stage: RestoreStage, posts: readonly FatedPost[]): Promise<boolean> {
  const rows = await rowsOf(stage, posts);
  const held = posts.filter(({ id }) => rows.get(id)?.held_since);
  for (const { user } of held) {
    await stage.api.get(HeldPostsService, { strict: false }).stillRight(user.id, null);
  }
  return held.length === 0;
}

/** Users check LinkedIn and decide accordingly; those who had cancelled cancel again. */
export async function areAllAnswered(stage: RestoreStage, posts: readonly FatedPost[]): Promise<boolean> {
  const rows = await rowsOf(stage, posts);
  const asked = posts.filter(({ id }) => rows.get(id)?.state === 'needs_user');
  for (const post of asked) {
    const isThere = stage.harness.creations(post.text) > 0;
    await resolve(stage, post, answerOf(post, isThere));
  }
  return asked.length === 0;
}

function answerOf({ fate }: FatedPost, isThere: boolean): Resolution {
  if (fate === 'cancelled') return { outcome: 'cancel' };
  return isThere ? { outcome: 'posted_url', linkedinUrl: null } : { outcome: 'publish_again' };
}

/** A decision may come too early: it is repeated. */
async function resolve(
  { api }: RestoreStage,
  { user, postId }: FatedPost,
  resolution: Resolution,
): Promise<void> {
  try {
    await api.get(ResolvePublicationCommand).execute(user.id, postId, resolution);
  } catch (error) {
    if (!(error instanceof AppError) && !isDatabaseUnavailable(error)) throw error;
  }
}
