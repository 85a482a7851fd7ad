import { cutWithDots } from '@drumbeat/domain';
import type { WritingExample } from '../draft-writer.service.js';

/** Enough to show a voice. */
const EXAMPLE_MAX = 1_500;

/** Posts of the author's own, as data: they may have been pasted from anywhere. */
export function examplesData(examples: readonly WritingExample[]): Record<string, unknown> {
  return examples.length === 0
    ? {}
    : { examples: examples.map(({ content }) => cutWithDots(content, EXAMPLE_MAX)) };
}
