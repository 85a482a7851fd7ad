import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { HandlesJob } from '../../platform/queue/handles-job.decorator.js';
import { CompareDraftCommand } from './compare-draft.command.js';
import { compareDraftJob } from './voice-match.jobs.js';

@Injectable()
export class CompareDraftProcessor {
  constructor(private readonly command: CompareDraftCommand) {}

  @HandlesJob(compareDraftJob)
  async handle({ generation_id }: z.infer<typeof compareDraftJob.payload>): Promise<void> {
    await this.command.execute(generation_id);
  }
}
