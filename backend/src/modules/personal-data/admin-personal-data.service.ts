import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { NotFoundError } from '../../platform/http/errors/app-error.js';
import { AuditService } from '../audit/audit.service.js';
import { UsersService } from '../users/users.service.js';
import { EraseAccountCommand } from './erase-account.command.js';
import { ExportPersonalDataCommand, type PersonalDataExport } from './export-personal-data.command.js';
import { EmailMismatchError, NotExportedError, OwnAccountError } from './personal-data.errors.js';

/** How long an export is new enough for a deletion to follow it. */
const EXPORT_COUNTS_MS = 24 * 60 * 60_000;

/** A copy of all that is a user's and the end of their account, both by staff (CONSOLE-15). */
@Injectable()
export class AdminPersonalDataService {
  constructor(
    private readonly users: UsersService,
    private readonly exportData: ExportPersonalDataCommand,
    private readonly erase: EraseAccountCommand,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError, ExportTooLargeError */
  async export(staffId: string, userId: string): Promise<PersonalDataExport> {
    await this.find(userId);
    const file = await this.exportData.execute(userId);
    try {
      await this.audit.record({
        actor_id: staffId,
        action: 'user.exported',
        entity: 'profiles',
        entity_id: userId,
      });
    } catch (error) {
      file.content.destroy();
      throw error;
    }
    return file;
  }

  /**
   * @param email normalized; typed by hand, as the second of two steps
   * @throws NotFoundError, OwnAccountError, EmailMismatchError, NotExportedError, and what EraseAccountCommand throws
   */
  async delete(staffId: string, userId: string, email: string): Promise<void> {
    if (userId === staffId) throw new OwnAccountError();
    const user = await this.find(userId);
    if (email !== user.email) throw new EmailMismatchError();
    const since = new Date(this.clock.now().getTime() - EXPORT_COUNTS_MS);
    const isExported = await this.audit.hasSince(since, {
      action: 'user.exported',
      entity: 'profiles',
      entity_id: userId,
    });
    if (!isExported) throw new NotExportedError();
    await this.erase.execute(userId, staffId);
  }

  private async find(userId: string): Promise<{ readonly email: string }> {
    const user = await this.users.find(userId);
    if (!user) throw new NotFoundError('The user');
    return user;
  }
}
