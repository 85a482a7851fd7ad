import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import { EditMeasurementsRepository } from './edit-measurements.repository.js';
import { measuredEdits } from './measured-edits.policy.js';

/** Measures how much users change generated texts, for the writers to learn from. */
@Injectable()
export class EditMeasurementsService {
  constructor(
    private readonly database: Database,
    private readonly measurements: EditMeasurementsRepository,
    private readonly preferences: PreferencesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Measures the generated texts of posts that are scheduled or out, once the running transaction has committed: publishing
   * must not fail for the sake of learning. Shares and the sums in the writing profile change together; measuring the same
   * version again changes nothing.
   */
  async measureAfterCommit(postIds: readonly string[]): Promise<void> {
    if (postIds.length === 0) return;
    const releasedAt = this.clock.now();
    await this.database.afterCommit(() => this.measure(postIds, releasedAt));
  }

  private async measure(postIds: readonly string[], releasedAt: Date): Promise<void> {
    const texts = await this.measurements.findUnmeasured(postIds);
    if (texts.length === 0) return;
    const userIds = [...new Set(texts.map(({ user_id }) => user_id))];
    const edits = measuredEdits(texts);
    await this.database.transaction(async () => {
      // Locked first: of two measurements of one user at once, the second one has to see the first one's shares.
      await this.preferences.lockAll(userIds);
      await this.measurements.save(edits, releasedAt);
      await this.preferences.recordEdits(await this.measurements.sum(userIds));
    });
  }
}
