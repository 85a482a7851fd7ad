import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { HandlesJob, type JobContext } from '../../../platform/queue/handles-job.decorator.js';
import { AnalyseStyleCommand } from './analyse-style.command.js';
import { analyseStyleJob } from '../voice.jobs.js';

@Injectable()
export class AnalyseStyleProcessor {
  constructor(private readonly command: AnalyseStyleCommand) {}

  @HandlesJob(analyseStyleJob)
  async handle(
    { analysis_id }: z.infer<typeof analyseStyleJob.payload>,
    { signal }: JobContext,
  ): Promise<void> {
    await this.command.execute(analysis_id, signal);
  }
}
