import { ApiError } from '../../../lib/api';
import type { DraftRequest, FinishedDraft } from '../../../lib/api-types';
import { postForEvents } from '../../../lib/event-stream';

/** Drafts a post; `onText` gets the text so far as it streams in. Resolves with the saved post, throws ApiError. */
export async function generatePost(
  request: DraftRequest,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<FinishedDraft> {
  let text = '';
  for await (const { event, data } of postForEvents('/api/posts/generate', request, signal)) {
    if (event === 'delta') {
      text += (data as { text: string }).text;
      onText(text);
    } else if (event === 'draft') {
      return data as FinishedDraft;
    } else if (event === 'error') {
      const { error, code } = data as { error: string; code: string };
      throw new ApiError(200, code, error);
    }
  }
  throw new ApiError(0, 'network.unreachable', 'The draft broke off before it was finished.');
}
