import { Injectable, Logger } from '@nestjs/common';
import type { z } from 'zod';
import { ModelUnavailableError } from '../../../platform/ai/model.errors.js';
import { Database } from '../../../platform/database/database.js';
import { AppError } from '../../../platform/http/errors/app-error.js';
import { LeaseLostError, runLeased, type WorkContext } from '../../../platform/leases/leased-work.js';
import { HandlesJob } from '../../../platform/queue/handles-job.decorator.js';
import { AuditService } from '../../audit/audit.service.js';
import { DistinctPrompts } from '../batches/distinct-prompts.service.js';
import { whyOn } from '../batches/why-on-date.policy.js';
import { WritingRequests } from '../batches/writing-requests.service.js';
import { PromptRewritesRepository, type ClaimedRewrite } from './prompt-rewrites.repository.js';
import { rewritePrompt } from './prompt-rewrites.jobs.js';
import { ChangedMeanwhileError, NoOtherAngleError } from './review.errors.js';

const INTERRUPTED = 'The writing was interrupted several times. Please try again.';
const UNEXPECTED = 'The prompt could not be written because of an unexpected error. Please try again.';

/**
 * Writes one prompt again, for the same pillar and date. Safe to run any number of times and by several workers at once, as for a
 * batch; what staff changed since the order is kept.
 */
@Injectable()
export class RewritePromptCommand {
  private readonly logger = new Logger(RewritePromptCommand.name);

  constructor(
    private readonly database: Database,
    private readonly rewrites: PromptRewritesRepository,
    private readonly requests: WritingRequests,
    private readonly prompts: DistinctPrompts,
    private readonly audit: AuditService,
  ) {}

  /** @throws the failure, after releasing the rewrite, while there are attempts left */
  @HandlesJob(rewritePrompt)
  async execute({ rewrite_id }: z.infer<typeof rewritePrompt.payload>, context: WorkContext): Promise<void> {
    await runLeased(
      this.rewrites,
      rewrite_id,
      {
        work: (rewrite, working) => this.write(rewrite, working),
        isFinal: (error) =>
          error instanceof ModelUnavailableError ? !error.isWorthRetrying : error instanceof AppError,
        interrupted: INTERRUPTED,
        unexpected: UNEXPECTED,
        onLost: ({ id }) => this.logger.warn({ rewriteId: id }, 'Another worker took the rewrite over'),
      },
      context,
    );
  }

  private async write(rewrite: ClaimedRewrite, signal: AbortSignal): Promise<void> {
    const before = await this.rewrites.findPrompt(rewrite);
    if (!before) throw new ChangedMeanwhileError();
    const request = await this.requests.build(rewrite.user_id, {
      count: 1,
      pillars: [before.pillar_number],
      dates: before.scheduled_date === null ? [] : [before.scheduled_date],
      seed: rewrite.id,
    });
    // The account was deleted, and the rewrite with it.
    if (!request) return;
    const { prompts, writer } = await this.prompts.write(rewrite.user_id, request, signal);
    const [found] = prompts;
    if (!found) throw new NoOtherAngleError();
    const { hook, prompt_text, category, frame_id } = found;
    const by = { written_by: writer.kind, frame_id };
    const after = { hook, prompt_text, category, why: whyOn(before.scheduled_date, found, request) };
    await this.database.transaction(async () => {
      if (!(await this.rewrites.hold(rewrite))) throw new LeaseLostError();
      if (!(await this.rewrites.replace(rewrite, after, by))) throw new ChangedMeanwhileError();
      const { pillar_number: _pillar, scheduled_date: _date, ...words } = before;
      await this.audit.record({
        ...{ actor_id: rewrite.requested_by, user_id: rewrite.user_id },
        action: 'content_prompt.rewritten',
        entity: 'content_prompts',
        entity_id: rewrite.prompt_id,
        details: { before: words, after },
      });
      if (!(await this.rewrites.finish(rewrite))) throw new LeaseLostError();
    });
  }
}
