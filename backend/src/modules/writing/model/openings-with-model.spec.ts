import { describe, expect, it } from '@jest/globals';
import { aWritingRequest } from '../../../../test/builders/writing-request.builder.js';
import type { LanguageModel, ObjectRequest } from '../../../platform/ai/language-model.js';
import { ModelRefusalError } from '../../../platform/ai/model.errors.js';
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

  const offeredOf = async (lines: readonly string[]) => {
    const object = async <Value>(request: ObjectRequest<Value>): Promise<Value> => {
      const value = request.schema.parse({ openings: lines });
      request.problems?.(value, 1);
      request.problems?.(value, 2);
      return value;
    };
    const model: Partial<LanguageModel> = { object };
    return openingsFrom(model as LanguageModel, {
      ...aWritingRequest(),
      content: 'We lost some clients in May. I called them all.',
    });
  };

  it('are offered without a line that hands them over or declines', async () => {
    const { lines } = await offeredOf([
      'Got it. Here’s my take:',
      'I called them all.',
      'I’d rather not weigh in on clients.',
      'Some clients left in May.',
    ]);
    expect(lines).toEqual(['I called them all.', 'Some clients left in May.']);
  });

  it('are a refusal where each of them declines', async () => {
    await expect(offeredOf(['My guidelines don’t allow me to write about clients.'])).rejects.toThrow(
      ModelRefusalError,
    );
  });
});
