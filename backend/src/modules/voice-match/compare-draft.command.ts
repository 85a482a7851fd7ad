import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { HandlesJob } from '../../platform/queue/handles-job.decorator.js';
import { DraftVoicesService } from '../generations/draft-voices.service.js';
import { compareDraftJob } from './voice-match.jobs.js';
import { VoiceMatchService, type Asker } from './voice-match.service.js';

/** Nobody waits for it, and what a writer completed was counted when it was asked for. */
const NOBODY: Asker = { waitMs: 120_000, beforeLearning: () => Promise.resolve() };

/** Compares a writer's text with its author's posts and keeps the figure. Safe to run twice: the first comparison counts. */
@Injectable()
export class CompareDraftCommand {
  constructor(
    private readonly drafts: DraftVoicesService,
    private readonly matches: VoiceMatchService,
  ) {}

  @HandlesJob(compareDraftJob)
  async execute({ generation_id }: z.infer<typeof compareDraftJob.payload>): Promise<void> {
    const draft = await this.drafts.findUncompared(generation_id);
    if (!draft) return;
    const { user_id, output, post_id } = draft;
    const { score } = await this.matches.matchText(user_id, output, post_id, NOBODY);
    await this.drafts.keep(generation_id, score);
  }
}
