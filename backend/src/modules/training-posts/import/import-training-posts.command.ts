import { IMPORT_REFUSALS } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import type { z } from 'zod';
import { AppError } from '../../../platform/http/errors/app-error.js';
import { runLeased, type WorkContext } from '../../../platform/leases/leased-work.js';
import { HandlesJob } from '../../../platform/queue/handles-job.decorator.js';
import { ImportChosenCommand } from './import-chosen.command.js';
import { ImportsLeaseRepository } from './imports-lease.repository.js';
import { importTrainingPostsJob } from './imports.jobs.js';
import { ReadFilesCommand } from './read-files.command.js';

/** Does the phase that an import waits for. Safe to run at any time and by several workers at once: the one with the lease works. */
@Injectable()
export class ImportTrainingPostsCommand {
  private readonly logger = new Logger(ImportTrainingPostsCommand.name);

  constructor(
    private readonly leases: ImportsLeaseRepository,
    private readonly readFiles: ReadFilesCommand,
    private readonly importChosen: ImportChosenCommand,
  ) {}

  @HandlesJob(importTrainingPostsJob)
  async execute(
    { import_id }: z.infer<typeof importTrainingPostsJob.payload>,
    context: WorkContext,
  ): Promise<void> {
    await runLeased(
      this.leases,
      import_id,
      {
        work: (claim, working) =>
          claim.phase === 'reading'
            ? this.readFiles.execute(claim)
            : this.importChosen.execute(claim, working),
        isFinal: (error) => error instanceof AppError,
        interrupted: IMPORT_REFUSALS.interrupted,
        unexpected: IMPORT_REFUSALS.interrupted,
        onLost: ({ id }) => this.logger.warn({ importId: id }, 'Another worker took the import over'),
      },
      context,
    );
  }
}
