import type { AnalysedField, StyleAnalysis } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { LeasedRows, type Claim } from '../../../platform/leases/leased-rows.repository.js';

/** An analysis leased by one worker. */
export interface ClaimedAnalysis extends Claim {
  readonly user_id: string;
  /** The newest first. */
  readonly posts: readonly string[];
}

export interface AnalysisOutcome {
  readonly result: StyleAnalysis;
  readonly kept: readonly AnalysedField[];
  readonly limitedReason: string | null;
}

/** The leases of analyses. The user's texts are erased when one ends. */
@Injectable()
export class StyleAnalysisLeaseRepository extends LeasedRows<ClaimedAnalysis> {
  constructor(database: Database) {
    super(database, {
      name: 'style_analyses',
      working: 'running',
      claimed: 'user_id, posts',
      atFailure: 'posts = null',
    });
  }

  /** False when the lease is no longer ours: then the transaction must not be committed. */
  async finish(
    analysis: ClaimedAnalysis,
    { result, kept, limitedReason }: AnalysisOutcome,
  ): Promise<boolean> {
    return this.end(
      analysis,
      'done',
      'posts = null, result = $3, kept = $4, limited_reason = $5',
      JSON.stringify(result),
      kept,
      limitedReason,
    );
  }
}
