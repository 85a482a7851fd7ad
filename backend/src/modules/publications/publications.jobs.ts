import { z } from 'zod';
import { aboutRow, defineJob } from '../../platform/queue/job-definition.js';
import { PublicationEntity } from './publication.entity.js';

export interface PublicationPayload {
  readonly publication_id: string;
}

const aboutPublication = aboutRow(PublicationEntity, { of: 'post_id', title: 'title' });

/**
 * The wake-up of a due publication, a hint and nothing more: the row decides. Never retried by the queue, nor by staff, who only give
 * it back (AdminQueuesService); one that failed is kept for them until the next wake-up.
 */
export const publishPost = defineJob<PublicationPayload>({
  queue: 'publishing',
  name: 'publish-post',
  label: 'Publish a post',
  about: aboutPublication,
  payload: z.object({ publication_id: z.uuid() }),
});

/** The wake-up for a first comment: a hint as well, the ledger's row decides. */
export const postFirstComment = defineJob<PublicationPayload>({
  queue: 'publishing',
  name: 'post-first-comment',
  label: 'Post a first comment',
  about: aboutPublication,
  payload: z.object({ publication_id: z.uuid() }),
});

/**
 * One wake-up per version: a second planner adds the same job. From the second claim on the id contains the fence,
 * because the job of a crashed worker keeps its id until the queue notices.
 */
export function wakeUpId({ id, version, fence }: { id: string; version: number; fence: number }): string {
  return fence === 0 ? `publish-${id}-v${version}` : `publish-${id}-v${version}-f${fence}`;
}
