import { createHash } from 'node:crypto';
import { CATEGORIES } from '@drumbeat/domain';
import {
  PromptWriter,
  type PromptWritingRequest,
  type PromptWritingResult,
} from '../../../src/modules/writing/prompt-writer.service.js';

/** Writes plain valid prompts and remembers what it was asked; a test can put its own behaviour in front. */
export class ScriptedPromptWriter extends PromptWriter {
  readonly requests: PromptWritingRequest[] = [];
  /** Replaces the default writing, once per entry. */
  readonly script: ((
    request: PromptWritingRequest,
    signal: AbortSignal | undefined,
  ) => Promise<PromptWritingResult>)[] = [];

  async write(request: PromptWritingRequest, signal?: AbortSignal): Promise<PromptWritingResult> {
    this.requests.push(request);
    const scripted = this.script.shift();
    return scripted ? scripted(request, signal) : plainPrompts(request);
  }
}

/** As many valid prompts as requested, each with its own hook and angle. */
export function plainPrompts({ count, pillars, seed }: PromptWritingRequest): PromptWritingResult {
  return {
    writer: { kind: 'built-in', label: 'Scripted writer' },
    prompts: Array.from({ length: count }, (_, index) => {
      // One long word: pieces of it that happen to be words would show a language.
      const digest = createHash('sha256').update(`${seed} ${index}`).digest('hex');
      const story = digest.replace(/\d/gu, (digit) => 'ghijklmnop'.charAt(Number(digit)));
      return {
        hook: `Hook ${index + 1} of ${seed}`,
        prompt_text: `Tell ${story}.`,
        category: CATEGORIES[index % CATEGORIES.length]!,
        pillar_number: pillars[index % pillars.length] ?? 1,
        why: `Reason ${index + 1}.`,
        frame_id: null,
      };
    }),
  };
}
