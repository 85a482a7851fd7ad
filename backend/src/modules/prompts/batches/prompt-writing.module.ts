import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { AuthorsModule } from '../../posts/authors/authors.module.js';
import { WritingModule } from '../../writing/writing.module.js';
import { DistinctPrompts } from './distinct-prompts.service.js';
import { PastWinners, RatedWinners } from './past-winners.js';
import { PromptBatchLeaseRepository } from './prompt-batch-lease.repository.js';
import { PromptBatchSweeper } from './prompt-batch.sweeper.js';
import { RepetitionsRepository } from './repetitions.repository.js';
import { PromptWritingRepository } from './prompt-writing.repository.js';
import { PromptsModule } from '../prompts.module.js';
import { PromptRewriteSweeper } from '../review/prompt-rewrite.sweeper.js';
import { RewritePromptCommand } from '../review/rewrite-prompt.command.js';
import { WritingRequests } from './writing-requests.service.js';
import { WeeklyPromptsSweeper } from '../weekly/weekly-prompts.sweeper.js';
import { WritePromptBatchCommand } from './write-prompt-batch.command.js';

/** The worker's part of the prompts: it writes the batches that staff ordered, and orders those of the week. */
@Module({
  imports: [AuditModule, AuthorsModule, PromptsModule, WritingModule],
  providers: [
    WritePromptBatchCommand,
    PromptBatchLeaseRepository,
    PromptWritingRepository,
    { provide: PastWinners, useClass: RatedWinners },
    DistinctPrompts,
    RepetitionsRepository,
    WritingRequests,
    RewritePromptCommand,
    PromptRewriteSweeper,
    PromptBatchSweeper,
    WeeklyPromptsSweeper,
  ],
})
export class PromptWritingModule {}
