import { CalendarSlotsRepository } from '../../../src/modules/prompts/slots/calendar-slots.repository.js';
import { DistinctPrompts } from '../../../src/modules/prompts/batches/distinct-prompts.service.js';
import { LessonsRepository } from '../../../src/modules/prompts/lessons/lessons.repository.js';
import { LessonsService } from '../../../src/modules/prompts/lessons/lessons.service.js';
import { PromptBatchLeaseRepository } from '../../../src/modules/prompts/batches/prompt-batch-lease.repository.js';
import type { PromptBatchEntity } from '../../../src/modules/prompts/batches/prompt-batch.entity.js';
import { PromptWritingRepository } from '../../../src/modules/prompts/batches/prompt-writing.repository.js';
import type { PromptEntity } from '../../../src/modules/prompts/prompt.entity.js';
import { RepetitionsRepository } from '../../../src/modules/prompts/batches/repetitions.repository.js';
import { SlotPlanner } from '../../../src/modules/prompts/slots/slot-planner.service.js';
import { WritingRequests } from '../../../src/modules/prompts/batches/writing-requests.service.js';
import { WritePromptBatchCommand } from '../../../src/modules/prompts/batches/write-prompt-batch.command.js';
import type { Database } from '../../../src/platform/database/database.js';
import { aProfile } from '../../builders/profile.builder.js';
import { aPromptBatch } from '../../builders/prompt.builder.js';
import { FixedClock } from '../fixed-clock.js';
import { ScriptedPromptWriter } from './scripted-prompt-writer.js';
import { authorsServiceOn } from '../services/authors-service.js';

/** A Monday, half past nine in Berlin. */
const MONDAY = new Date('2026-11-16T08:30:00Z');

type WrittenPrompt = PromptEntity & { readonly date: string | null };

/** The worker's harness: batches ordered for one user, and a scripted writer. It is Monday, half past nine in Berlin. */
export class BatchHarness {
  readonly clock = new FixedClock(MONDAY);
  readonly writer = new ScriptedPromptWriter();
  readonly writing: PromptWritingRepository;
  readonly requests: WritingRequests;
  readonly distinct: DistinctPrompts;
  private readonly command: WritePromptBatchCommand;

  private constructor(
    readonly database: Database,
    readonly userId: string,
  ) {
    this.writing = new PromptWritingRepository(database);
    const repetitions = new RepetitionsRepository(database);
    this.requests = new WritingRequests(
      authorsServiceOn(database, this.clock),
      this.writing,
      new LessonsService(new LessonsRepository(database)),
    );
    this.distinct = new DistinctPrompts(this.writer, repetitions);
    this.command = new WritePromptBatchCommand(
      database,
      new PromptBatchLeaseRepository(database),
      this.writing,
      new SlotPlanner(new CalendarSlotsRepository(database), this.clock),
      this.requests,
      this.distinct,
      repetitions,
    );
  }

  static async open(database: Database): Promise<BatchHarness> {
    return new BatchHarness(database, (await aProfile(database)).id);
  }

  order(overrides?: Parameters<typeof aPromptBatch>[2]): Promise<string> {
    return aPromptBatch(this.database, this.userId, overrides);
  }

  run(batchId: string, signal: AbortSignal = new AbortController().signal, isRetried = false): Promise<void> {
    return this.command.execute({ batch_id: batchId }, { signal, isRetried });
  }

  async batch(id: string): Promise<PromptBatchEntity> {
    const [row] = await this.database.query<PromptBatchEntity>('select * from prompt_batches where id = $1', [
      id,
    ]);
    return row!;
  }

  written(batchId: string): Promise<WrittenPrompt[]> {
    return this.database.query(
      'select *, scheduled_date::text as date from content_prompts where batch_id = $1 order by id',
      [batchId],
    );
  }

  async places(batchId: string): Promise<[date: string | null, slot: PromptEntity['slot']][]> {
    return (await this.written(batchId)).map(({ date, slot }) => [date, slot]);
  }

  /** Simulates a killed worker: a lease that nobody renews. */
  async expireLease(batchId: string): Promise<void> {
    await this.database.query(
      `update prompt_batches set lease_until = now() - interval '1 second' where id = $1`,
      [batchId],
    );
  }
}
