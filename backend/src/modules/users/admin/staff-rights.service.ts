import { Injectable } from '@nestjs/common';
import { ForbiddenError } from '../../../platform/access/access.guard.js';
import { Clock } from '../../../platform/clock/clock.js';
import { ContinuityJournal } from '../../../platform/continuity/continuity-journal.js';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/http/errors/app-error.js';
import { AuditService } from '../../audit/audit.service.js';
import { MailService } from '../../mail/mail.service.js';
import { ProfilesRepository, type Profile } from '../profile/profiles.repository.js';
import { EmailUnconfirmedError, LastAdminError, OwnAdminRightsError } from '../users.errors.js';

/** Staff rights. Only for accounts with a proved address, and always with a notice. */
@Injectable()
export class StaffRightsService {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly mail: MailService,
    private readonly audit: AuditService,
    private readonly journal: ContinuityJournal,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes the user an admin; repeating it is harmless.
   * @param actorId null on the command line
   * @throws NotFoundError, EmailUnconfirmedError when the account's address is not proved, ForbiddenError
   */
  async grant(id: string, actorId: string | null): Promise<void> {
    await this.database.transaction(async () => {
      await this.hold(actorId);
      const profile = await this.lock(id);
      if (profile.is_admin) return;
      if (!profile.email_confirmed_at) throw new EmailUnconfirmedError();
      await this.set(id, true, actorId);
      await this.announce(profile, actorId);
    });
  }

  /**
   * The user is an admin no more; again is harmless.
   * @throws NotFoundError, OwnAdminRightsError and ForbiddenError: so one admin always stays
   */
  async revoke(id: string, actorId: string): Promise<void> {
    await this.database.transaction(async () => {
      if (id === actorId) throw new OwnAdminRightsError();
      await this.hold(actorId);
      if (!(await this.lock(id)).is_admin) return;
      await this.set(id, false, actorId);
      await this.database.afterCommit(() => this.journal.noteEnding('staff_rights_ended', id));
    });
  }

  /**
   * Locks the set of staff until the caller's transaction ends. Call it before another profile is locked.
   * @param actorId null on the command line
   * @throws ForbiddenError for an actor who has lost staff rights meanwhile
   */
  async hold(actorId: string | null): Promise<void> {
    const staff = await this.profiles.lockStaff();
    if (actorId !== null && !staff.some(({ id }) => id === actorId)) throw new ForbiddenError();
  }

  /**
   * As `hold`, for an account that goes.
   * @throws LastAdminError when nobody else could open the console then
   */
  async keepOneBeside(userId: string): Promise<void> {
    const staff = await this.profiles.lockStaff();
    if (staff.length === 1 && staff[0]?.id === userId) throw new LastAdminError();
  }

  private async lock(id: string): Promise<Profile> {
    const profile = await this.profiles.lockById(id);
    if (!profile) throw new NotFoundError('The user');
    return profile;
  }

  private async set(id: string, is_admin: boolean, actorId: string | null): Promise<void> {
    await this.profiles.update(id, { is_admin }, this.clock.now());
    await this.audit.record({
      ...{ actor_id: actorId, user_id: id },
      action: is_admin ? 'user.promoted' : 'user.demoted',
      entity: 'profiles',
      entity_id: id,
      details: { before: { is_admin: !is_admin }, after: { is_admin } },
    });
  }

  /** Mails the new member of staff and all others, in the transaction of the change. */
  private async announce(profile: Profile, actorId: string | null): Promise<void> {
    const actor = actorId === null ? null : await this.profiles.findById(actorId);
    const facts = {
      person: profile.email,
      by: actor?.email ?? null,
      at: this.clock.now().toISOString(),
    };
    const others = (await this.profiles.findStaff()).filter(({ id }) => id !== profile.id);
    await this.mail.post({
      kind: 'made_staff',
      recipient: profile.email,
      user_id: profile.id,
      facts: { ...facts, first_name: profile.first_name, time_zone: profile.time_zone },
    });
    for (const { id, email, first_name, time_zone } of others) {
      await this.mail.post({
        kind: 'staff_added',
        recipient: email,
        user_id: id,
        facts: { ...facts, first_name, time_zone },
      });
    }
  }
}
