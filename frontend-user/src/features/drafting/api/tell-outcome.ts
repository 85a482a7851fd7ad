import type { GenerationOutcome } from '@drumbeat/domain';
import { api } from '../../../lib/api';

/** Tells what became of a generated text, which the writer learns from. What is not heard is no loss to the user. */
export async function tellOutcome(generationId: string, outcome: GenerationOutcome): Promise<void> {
  await api
    .PATCH('/api/generations/{id}', { params: { path: { id: generationId } }, body: { outcome } })
    .catch(() => undefined);
}
