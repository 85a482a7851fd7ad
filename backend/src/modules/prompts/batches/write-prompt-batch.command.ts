import type { PlainDate } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import type { z } from 'zod';
import { ModelUnavailableError } from '../../../platform/ai/model.errors.js';
import { Database } from '../../../platform/database/database.js';
import { AppError } from '../../../platform/http/errors/app-error.js';
import { LeaseLostError, runLeased, type WorkContext } from '../../../platform/leases/leased-work.js';
import { HandlesJob } from '../../../platform/queue/handles-job.decorator.js';
import type { PromptWritingRequest, PromptWritingResult } from '../../writing/prompt-writer.service.js';
import { DistinctPrompts, familiarIn, type DistinctPrompt } from './distinct-prompts.service.js';
import { positionsToRefuse } from './near-duplicate.rules.js';
import { PromptBatchLeaseRepository, type ClaimedBatch } from './prompt-batch-lease.repository.js';
import { writePromptBatch } from './prompt-batches.jobs.js';
import { RepetitionsRepository } from './repetitions.repository.js';
import { PromptWritingRepository } from './prompt-writing.repository.js';
import { WritingRequests } from './writing-requests.service.js';
import { whyOn } from './why-on-date.policy.js';
import { SlotPlanner } from '../slots/slot-planner.service.js';

const INTERRUPTED = 'The writing was interrupted several times. Please try again.';
const UNEXPECTED = 'The prompts could not be written because of an unexpected error. Please try again.';

interface WrittenBatch {
  readonly request: PromptWritingRequest;
  readonly prompts: readonly DistinctPrompt[];
  readonly writer: PromptWritingResult['writer'];
  /** Id of the user's newest prompt at the comparison. */
  readonly seen: number;
}

/**
 * Writes the prompts of a batch. Safe to run at any time, any number of times and by several workers at once: the
 * worker that claims the row writes; prompts and status are saved in one transaction, and only under the lease that
 * was taken.
 */
@Injectable()
export class WritePromptBatchCommand {
  private readonly logger = new Logger(WritePromptBatchCommand.name);

  constructor(
    private readonly database: Database,
    private readonly leases: PromptBatchLeaseRepository,
    private readonly writing: PromptWritingRepository,
    private readonly slots: SlotPlanner,
    private readonly requests: WritingRequests,
    private readonly prompts: DistinctPrompts,
    private readonly repetitions: RepetitionsRepository,
  ) {}

  /**
   * Does nothing when the batch is done, failed, deleted, or leased by another worker.
   * @throws the failure, after releasing the batch, while there are attempts left
   */
  @HandlesJob(writePromptBatch)
  async execute({ batch_id }: z.infer<typeof writePromptBatch.payload>, context: WorkContext): Promise<void> {
    await runLeased(
      this.leases,
      batch_id,
      {
        work: (batch, working) => this.write(batch, working),
        isFinal,
        interrupted: INTERRUPTED,
        unexpected: UNEXPECTED,
        onLost: ({ id }) => this.logger.warn({ batchId: id }, 'Another worker took the batch over'),
      },
      context,
    );
  }

  private async write(batch: ClaimedBatch, signal: AbortSignal): Promise<void> {
    const seen = await this.repetitions.findNewestId(batch.user_id);
    const request = await this.requests.build(batch.user_id, {
      count: batch.count,
      pillars: batch.pillars,
      dates: await this.datesAhead(batch),
      seed: batch.id,
      tone: batch.tone,
      brief: batch.brief,
    });
    // The account was deleted, and the batch with it.
    if (!request) return;
    const { prompts, writer } = await this.prompts.write(batch.user_id, request, signal);
    await this.save(batch, { request, prompts, writer, seen });
  }

  /** The dates that the prompts would get now. Not reserved: they are planned again when the prompts are saved. */
  private async datesAhead(batch: ClaimedBatch): Promise<PlainDate[]> {
    if (!hasPlaces(batch)) return [];
    const slots = await this.database.transaction(() => this.slots.plan(placesOf(batch)));
    return slots.map(({ date }) => date);
  }

  private async save(batch: ClaimedBatch, { request, prompts, writer, seen }: WrittenBatch): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.leases.hold(batch))) throw new LeaseLostError();
      if (!(await this.writing.lockUser(batch.user_id))) return;
      // Prompts that another batch has saved meanwhile.
      const repetitions = await this.repetitions.find(batch.user_id, prompts, {
        familiar: familiarIn(request),
        after: seen,
      });
      const refused = new Set(positionsToRefuse(repetitions));
      const kept = prompts.filter((_, position) => !refused.has(position));
      const slots = hasPlaces(batch) ? await this.slots.plan({ ...placesOf(batch), count: kept.length }) : [];
      const placed = kept.map((prompt, index) => {
        const slot = slots[index] ?? null;
        return { ...prompt, slot, why: whyOn(slot?.date ?? null, prompt, request) };
      });
      await this.writing.insert(batch, writer.kind, placed);
      if (!(await this.leases.finish(batch, placed.length, writer.label))) throw new LeaseLostError();
    });
  }
}

const placesOf = (batch: ClaimedBatch) => ({ ...batch, isProposal: !batch.push_to_calendar });

/** Staff read a batch with the dates that its prompts are to have. */
const hasPlaces = ({ push_to_calendar, for_review }: ClaimedBatch): boolean => push_to_calendar || for_review;

/** True for failures that a retry would only repeat. */
function isFinal(error: unknown): boolean {
  if (error instanceof ModelUnavailableError) return !error.isWorthRetrying;
  return error instanceof AppError;
}
