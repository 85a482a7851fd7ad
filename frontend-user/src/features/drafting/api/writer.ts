import { bodyOf } from '@drumbeat/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/http/api';
import type { GenerationOutcome } from '@drumbeat/domain';

/** The writer of drafts: a model, or the built-in writer. */
export const writerQuery = queryOptions({
  queryKey: ['writer'],
  queryFn: async () => bodyOf(await api.GET('/api/writer')),
  staleTime: Infinity,
});

/** Reports the use of a generated text, from which the writer learns. A failure is ignored: it does not affect the user. */
export async function reportOutcome(generationId: string, outcome: GenerationOutcome): Promise<void> {
  await api
    .PATCH('/api/generations/{id}', { params: { path: { id: generationId } }, body: { outcome } })
    .catch(() => undefined);
}
