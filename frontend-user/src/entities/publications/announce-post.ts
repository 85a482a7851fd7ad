import { POST_TEXTS } from '@drumbeat/domain';
import { notify } from '../../lib/notices/notify';
import type { tellOfSuccess } from './moment-of-success';

type Told = Parameters<typeof tellOfSuccess>;

/** `tellOfSuccess`, fetched when it is needed. A post is out whether or not that succeeds, so the caller is never told of a failure. */
export async function announcePost(
  ...[queryClient, post, zone, headline = POST_TEXTS.shared]: Told
): Promise<void> {
  const part = await import('./moment-of-success').catch(() => null);
  if (part === null) notify.success(headline);
  else await part.tellOfSuccess(queryClient, post, zone, headline);
}
