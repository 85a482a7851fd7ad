import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ContinuityJournal } from '../../platform/continuity/continuity-journal.js';
import { JournalErasuresService } from '../../platform/continuity/journal-erasures.service.js';
import { Database } from '../../platform/database/database.js';
import { AuditService } from '../audit/audit.service.js';
import { LinkedInConnectionService } from '../linkedin/connection/linkedin-connection.service.js';
import { MailService } from '../mail/mail.service.js';
import { MediaService } from '../media/media.service.js';
import { PublicationsService } from '../publications/publications.service.js';
import { BillingService } from '../subscriptions/payment/checkout/billing.service.js';
import { TrainingPostsService } from '../training-posts/training-posts.service.js';
import { StaffRightsService } from '../users/admin/staff-rights.service.js';
import { UsersService } from '../users/users.service.js';
import { PostOnItsWayError } from './personal-data.errors.js';

/** Erases an account with all its data: at once, in one transaction, permanently. Who asks for it has been proved before. */
@Injectable()
export class EraseAccountCommand {
  constructor(
    private readonly trainingPosts: TrainingPostsService,
    private readonly publications: PublicationsService,
    private readonly linkedin: LinkedInConnectionService,
    private readonly media: MediaService,
    private readonly billing: BillingService,
    private readonly users: UsersService,
    private readonly staffRights: StaffRightsService,
    private readonly mail: MailService,
    private readonly audit: AuditService,
    private readonly database: Database,
    private readonly journal: ContinuityJournal,
    private readonly erasures: JournalErasuresService,
  ) {}

  /**
   * @param staffId null where its owner does it
   * @throws LastAdminError, ForbiddenError for who is no staff any more
   * @throws PaymentUnavailableError while a paid plan cannot be ended
   * @throws PostOnItsWayError while a worker sends one of the user's posts to LinkedIn, or may still do so
   */
  async execute(userId: string, staffId: string | null): Promise<void> {
    await this.mayGo(userId, staffId);
    // Before the account is gone: what is paid each month must not be charged to nobody. Without an answer nothing is deleted.
    await this.billing.endForGood(userId);
    await this.database.transaction(async () => {
      // The global lock order: training posts, posts, accounts, publications, profiles.
      await this.trainingPosts.lockAll(userId);
      if (await this.publications.holdAndFindSending(userId)) throw new PostOnItsWayError();
      await this.linkedin.disconnect(userId);
      await this.media.discardAll(userId);
      await this.mayGo(userId, staffId);
      const { email, first_name } = await this.users.get(userId);
      const pseudonym = randomUUID();
      await this.audit.forget(userId, pseudonym);
      await this.users.delete(userId);
      await this.audit.record({
        ...{ actor_id: staffId ?? pseudonym, user_id: pseudonym },
        action: staffId === null ? 'account.deleted' : 'user.deleted',
        entity: 'profiles',
        entity_id: pseudonym,
      });
      await this.mail.post({
        kind: staffId === null ? 'account_deleted' : 'account_deleted_by_staff',
        recipient: email,
        user_id: null,
        facts: { first_name },
      });
      await this.erasures.plan([userId]);
      // Recorded outside the database as well: restoring a backup must not bring the account back.
      await this.database.afterCommit(() => this.journal.noteEnding('account_deleted', userId));
    });
  }

  /** Within the transaction it holds until its end: of two admins who delete each other one stays. */
  private async mayGo(userId: string, staffId: string | null): Promise<void> {
    if (staffId === null) await this.staffRights.keepOneBeside(userId);
    else await this.staffRights.hold(staffId);
  }
}
