import { IMPORT_REFUSALS, type ImportRefusal } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { LeasedRows, type Claim } from '../../../platform/leases/leased-rows.repository.js';
import type { ImportFile, ImportPhase } from './training-post-import.entity.js';

/** An import leased by one worker. */
export interface ClaimedImport extends Claim {
  readonly user_id: string;
  readonly phase: ImportPhase;
  /** Null once they are read. */
  readonly files: readonly ImportFile[] | null;
}

/** The leases of imports: one for reading the files, one for importing what was chosen. */
@Injectable()
export class ImportsLeaseRepository extends LeasedRows<ClaimedImport> {
  constructor(database: Database) {
    super(database, {
      name: 'training_post_imports',
      working: 'working',
      claimed: 'user_id, phase, files',
      atFailure: `error_code = 'import.interrupted', files = null`,
    });
  }

  /** False when the lease is no longer ours: then the transaction must not be committed. */
  async finishReading(
    claim: ClaimedImport,
    counts: { readonly malformed: number; readonly unlisted: number },
  ): Promise<boolean> {
    return this.end(
      claim,
      'done',
      'files = null, malformed = $3, unlisted = $4',
      counts.malformed,
      counts.unlisted,
    );
  }

  /** The same. */
  async finishImporting(claim: ClaimedImport): Promise<boolean> {
    return this.end(claim, 'done', 'error = null');
  }

  /** The same. @param file name of the refused file, for the text */
  async refuse(claim: ClaimedImport, refusal: ImportRefusal, file: string | null): Promise<boolean> {
    return this.end(
      claim,
      'failed',
      'files = null, error = $3, error_code = $4',
      `${file === null ? '' : `${file}: `}${IMPORT_REFUSALS[refusal]}`,
      `import.${refusal}`,
    );
  }
}
