import { z } from 'zod';
import { defineJob } from '../../platform/queue/job-definition.js';

export interface PublicationPayload {
  readonly publication_id: string;
}

/**
 * The wake-up of a due publication, a hint and nothing more: the row decides. Never retried by the queue, and forgotten when
 * it ends, however it ends: a kept job would block its id and so the next wake-up.
 */
export const publishPost = defineJob<PublicationPayload>({
  queue: 'publishing',
  name: 'publish-post',
  payload: z.object({ publication_id: z.uuid() }),
  options: { attempts: 1, removeOnComplete: true, removeOnFail: true },
});

/** The wake-up for a first comment: a hint as well, the ledger's row decides. */
export const postFirstComment = defineJob<PublicationPayload>({
  queue: 'publishing',
  name: 'post-first-comment',
  payload: z.object({ publication_id: z.uuid() }),
  options: { attempts: 1, removeOnComplete: true, removeOnFail: true },
});

/**
 * One wake-up per version: a second planner adds the same job. From the second claim on the id contains the fence,
 * because the job of a crashed worker keeps its id until the queue notices.
 */
export function wakeUpId({ id, version, fence }: { id: string; version: number; fence: number }): string {
  return fence === 0 ? `publish-${id}-v${version}` : `publish-${id}-v${version}-f${fence}`;
}
