import { Injectable } from '@nestjs/common';
import { HELD_UP_NAMED } from '../schedule/daily-limit.texts.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import type { ProblemAhead } from '../schedule/ahead-check.policy.js';
import { DailyLimitsRepository } from './daily-limits.repository.js';
import {
  dailyLimitNotice,
  noticeOf,
  warningOf,
  type NoticeOccasion,
  type WarningStage,
} from './publication-notice.presenter.js';
import { PublicationsRepository } from '../publications.repository.js';

/** Notifies users of the results of their publications. Called in the transaction that records the result. */
@Injectable()
export class PublicationNoticesService {
  constructor(
    private readonly publications: PublicationsRepository,
    private readonly limits: DailyLimitsRepository,
    private readonly notifications: NotificationsService,
  ) {}

  async announce(occasion: NoticeOccasion, publicationIds: readonly string[]): Promise<void> {
    if (publicationIds.length === 0) return;
    const publications = await this.publications.findByIds(publicationIds);
    await this.notifications.notify(publications.map((publication) => noticeOf(occasion, publication)));
  }

  /** A pause until LinkedIn's daily reset is notified when it begins, once for all waiting posts; a short one is not. */
  async notifyOfPause(
    account: { readonly id: string; readonly user_id: string },
    { until, untilReset }: { readonly until: Date | null; readonly untilReset: boolean },
  ): Promise<void> {
    if (until === null || !untilReset) return;
    const limit = { userId: account.user_id, accountId: account.id, until };
    const notice = dailyLimitNotice(limit, await this.limits.findHeldUp(limit, HELD_UP_NAMED));
    if (notice) await this.notifications.notify([notice]);
  }

  /** Warns of obstacles to a publication while there is time to fix them; once per stage. */
  async warn(
    stage: WarningStage,
    warnings: readonly { readonly id: string; readonly problem: ProblemAhead }[],
  ): Promise<void> {
    if (warnings.length === 0) return;
    const problems = new Map(warnings.map(({ id, problem }) => [id, problem]));
    const publications = await this.publications.findByIds([...problems.keys()]);
    await this.notifications.notify(
      publications.flatMap((publication) => {
        const problem = problems.get(publication.id);
        return problem ? [warningOf(publication, stage, problem)] : [];
      }),
    );
  }
}
