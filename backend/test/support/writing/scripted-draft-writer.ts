import { ALL_STYLE_SETTINGS, type WritingSource } from '@drumbeat/domain';
import {
  DraftWriter,
  type DraftProgress,
  type DraftWritingRequest,
  type OpeningsRequest,
} from '../../../src/modules/writing/draft-writer.service.js';
import type { WriterBrief } from '../../../src/modules/writing/brief/writer-brief.js';
import { briefOfBuiltIn } from '../../../src/modules/writing/built-in/drafts/built-in-brief.js';
import { drawnFrom } from '../../../src/modules/writing/drawn-from.js';

/** Writes what the test says, and records its requests. */
export class ScriptedDraftWriter extends DraftWriter {
  readonly description = { kind: 'built-in', label: 'Scripted writer' } as const;
  writesFromPrompts = true;
  readonly requests: DraftWritingRequest[] = [];
  /** Replaces the default writing, once per entry. */
  readonly script: ((progress: DraftProgress) => Promise<string>)[] = [];

  async readAhead(): Promise<void> {
    return undefined;
  }

  async write(request: DraftWritingRequest, progress: DraftProgress): Promise<string> {
    this.requests.push(request);
    const scripted = this.script.shift();
    if (scripted) return scripted(progress);
    progress.onText('Draft ');
    progress.onText(`number ${this.requests.length} #Work`);
    return `Draft number ${this.requests.length} #Work`;
  }

  async ask(request: DraftWritingRequest): Promise<string[]> {
    this.requests.push(request);
    return ['What happened?', 'What came of it?'];
  }

  async suggestOpenings({ content }: OpeningsRequest): Promise<string[]> {
    return [1, 2, 3, 4, 5].map((number) => `Opening ${number} of ${content}`);
  }

  brief(request: DraftWritingRequest): WriterBrief {
    return briefOfBuiltIn(request, false);
  }

  sourcesOf(request: DraftWritingRequest | OpeningsRequest): WritingSource[] {
    return drawnFrom(request, { settings: ALL_STYLE_SETTINGS, examples: request.examples });
  }
}
