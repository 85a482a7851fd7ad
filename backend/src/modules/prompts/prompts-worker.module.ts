import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthorsModule } from '../posts/authors/authors.module.js';
import { WritingModule } from '../writing/writing.module.js';
import { DistinctPrompts } from './batches/distinct-prompts.service.js';
import { PromptBatchLeaseRepository } from './batches/prompt-batch-lease.repository.js';
import { PromptBatchSweeper } from './batches/prompt-batch.sweeper.js';
import { RepetitionsRepository } from './batches/repetitions.repository.js';
import { PromptWritingRepository } from './batches/prompt-writing.repository.js';
import { PromptsModule } from './prompts.module.js';
import { PromptRewriteSweeper } from './review/prompt-rewrite.sweeper.js';
import { RewritePromptCommand } from './review/rewrite-prompt.command.js';
import { WritingRequests } from './batches/writing-requests.service.js';
import { WeeklyPromptsSweeper } from './weekly/weekly-prompts.sweeper.js';
import { WritePromptBatchCommand } from './batches/write-prompt-batch.command.js';

/** The worker's part of the prompts: it writes the batches that staff ordered, and orders those of the week. */
@Module({
  imports: [AuditModule, AuthorsModule, PromptsModule, WritingModule],
  providers: [
    WritePromptBatchCommand,
    PromptBatchLeaseRepository,
    PromptWritingRepository,
    DistinctPrompts,
    RepetitionsRepository,
    WritingRequests,
    RewritePromptCommand,
    PromptRewriteSweeper,
    PromptBatchSweeper,
    WeeklyPromptsSweeper,
  ],
})
export class PromptsWorkerModule {}
