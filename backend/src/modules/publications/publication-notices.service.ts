import { Injectable } from '@nestjs/common';
import { NotificationsService } from '../notifications/notifications.service.js';
import type { ProblemAhead } from './ahead-check.policy.js';
import { noticeOf, warningOf, type NoticeOccasion } from './publication-notice.presenter.js';
import { PublicationsRepository } from './publications.repository.js';

/** Tells users what became of their publications. Called in the transaction that made it so. */
@Injectable()
export class PublicationNoticesService {
  constructor(
    private readonly publications: PublicationsRepository,
    private readonly notifications: NotificationsService,
  ) {}

  async tell(occasion: NoticeOccasion, publicationIds: readonly string[]): Promise<void> {
    if (publicationIds.length === 0) return;
    const publications = await this.publications.findByIds(publicationIds);
    await this.notifications.notify(publications.map((publication) => noticeOf(occasion, publication)));
  }

  /** What may keep a publication from going out, while there is time to mend it; told once at each stage. */
  async warn(
    stage: 0 | 1 | 2,
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
