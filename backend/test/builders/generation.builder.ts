import type { GenerationEntity } from '../../src/modules/generations/generation.entity.js';
import type { Database } from '../../src/platform/database/database.js';
import { insertRow } from './insert-row.js';

/** A draft that was written and saved, of no post unless the test names one. Returns its id. */
export async function aGeneration(
  database: Database,
  userId: string,
  { request, sources, writer, ...overrides }: Partial<GenerationEntity> = {},
): Promise<string> {
  const row = await insertRow<GenerationEntity>(database, 'generation_history', {
    user_id: userId,
    kind: 'draft',
    status: 'completed',
    outcome: 'saved',
    output: 'What I learned this week.',
    finished_at: new Date('2026-11-20T12:00:00Z'),
    ...overrides,
    request: JSON.stringify(request ?? { mode: 'save', instructions: null, selection: null, answers: [] }),
    sources: JSON.stringify(sources ?? []),
    writer: JSON.stringify(writer ?? { kind: 'built-in', label: 'Built-in writer' }),
  });
  return row.id;
}
