import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { Bulkhead } from '../../../platform/concurrency/bulkhead.js';
import { Database } from '../../../platform/database/database.js';
import type { CostlyCall } from '../../../platform/http/costly/costly-call.js';
import { CostlyCalls } from '../../../platform/http/costly/costly-calls.interceptor.js';
import { CallAllowancesService } from './call-allowances.service.js';

/** Streams last as long as their readers take. */
const STREAM_LIMITS = { places: 8, placesEach: 1, waitingEach: 1 };
/** One is worked on while the statements of another one run; who waits longer than a person does is refused. */
const APART_LIMITS = { places: 2, placesEach: 1, waitingEach: 3, waitMaxMs: 10_000 };
/** Two tabs of one person may ask at the same time; what is asked answers in 8 seconds or is given up. */
const OUTSIDE_LIMITS = { places: 16, placesEach: 2, waitingEach: 4, waitMaxMs: 10_000 };

/** Runs costly calls within each user's allowance, few at once, with a statement time-out. */
@Injectable()
export class CostlyCallsService extends CostlyCalls {
  private readonly bulkhead: Bulkhead;
  /** Slow readers do not keep anybody from searching. */
  private readonly streams = new Bulkhead(STREAM_LIMITS);
  private readonly apart = new Bulkhead(APART_LIMITS);
  private readonly outside = new Bulkhead(OUTSIDE_LIMITS);

  constructor(
    private readonly allowances: CallAllowancesService,
    private readonly database: Database,
    config: AppConfig,
  ) {
    super();
    // Half of the connections always remain for what is quick.
    const places = Math.max(1, Math.floor(config.database.poolSize / 2));
    this.bulkhead = new Bulkhead({ places, placesEach: Math.min(2, places), waitingEach: 8 });
  }

  override async run<Result>(
    { kind, statementMs, isStream, isApart, isOutside, isInParts }: CostlyCall,
    userId: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    await this.allowances.take(kind, userId);
    if (isStream) return this.streams.run(userId, work);
    if (isApart) return this.apart.run(userId, work);
    if (isOutside) return this.outside.run(userId, work);
    if (isInParts) return this.bulkhead.run(userId, work);
    return this.bulkhead.run(userId, () => this.database.withStatementTimeout(statementMs, work));
  }
}
