import {
  LanguageModel,
  type ObjectRequest,
  type TextRequest,
} from '../../../src/platform/ai/language-model.js';
import { ModelOutputError } from '../../../src/platform/ai/model.errors.js';

/** One call as it would go to an endpoint. */
export interface RecordedCall {
  readonly system: string;
  readonly user: string;
}

/** Gives recorded answers in their order, texts and objects alike, and keeps what it was asked. */
export class RecordedModel extends LanguageModel {
  readonly name = 'Recorded answers';
  readonly calls: RecordedCall[] = [];
  private readonly answers: unknown[];

  constructor(...answers: unknown[]) {
    super();
    this.answers = answers;
  }

  async complete(request: TextRequest): Promise<string> {
    return String(this.next(request));
  }

  async *stream(request: TextRequest): AsyncGenerator<string> {
    yield String(this.next(request));
  }

  async object<Value>(request: ObjectRequest<Value>): Promise<Value> {
    const value = request.schema.parse(this.next(request));
    if ((request.problems?.(value, 1) ?? []).length === 0) return value;
    // Sent back once, as the connected model does.
    const again = request.schema.parse(this.next(request));
    const problems = request.problems?.(again, 2) ?? [];
    if (problems.length > 0) throw new ModelOutputError(problems);
    return again;
  }

  private next({ instructions, messages }: TextRequest): unknown {
    this.calls.push({ system: instructions, user: messages.map(({ text }) => text).join('\n\n') });
    if (this.answers.length === 0)
      throw new Error('The model was asked once more than answers were recorded');
    return this.answers.shift();
  }
}
