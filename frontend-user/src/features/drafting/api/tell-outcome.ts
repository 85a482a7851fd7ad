import type { GenerationOutcome } from '@drumbeat/domain';
import { api } from '../../../lib/http/api';

/** Reports the use of a generated text, from which the writer learns. A failure is ignored: it does not affect the user. */
export async function reportOutcome(generationId: string, outcome: GenerationOutcome): Promise<void> {
  await api
    .PATCH('/api/generations/{id}', { params: { path: { id: generationId } }, body: { outcome } })
    .catch(() => undefined);
}
