import { describe, expect, it } from '@jest/globals';
import { aWritingRequest } from '../../../../test/builders/writing-request.builder.js';
import type { LanguageModel, ObjectRequest } from '../../../platform/ai/language-model.js';
import { openingsFrom } from './openings-with-model.js';

describe('First lines of a model', () => {
  it('are read up to twice as many as were asked for, however many come', async () => {
    const problems: (readonly string[])[] = [];
    const lines = Array.from({ length: 5_000 }, (_, index) => `We lost ${index + 20} clients.`);
    const object = async <Value>(request: ObjectRequest<Value>): Promise<Value> => {
      const value = request.schema.parse({ openings: lines });
      problems.push(request.problems?.(value, 1) ?? [], request.problems?.(value, 2) ?? []);
      return value;
    };
    const model: Partial<LanguageModel> = { object };
    const { lines: offered } = await openingsFrom(model as LanguageModel, {
      ...aWritingRequest(),
      content: 'We lost some clients in May. I called them all.',
    });
    expect(offered).toHaveLength(5);
    expect(new Set(problems[0]?.map((problem) => problem.split(' says')[0])).size).toBeLessThanOrEqual(11);
  });
});
