import { HOUR_MS, type AuditAction } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/config.js';
import { AccountReader } from '../../platform/access/account-reader.js';
import type { AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { Clock } from '../../platform/clock/clock.js';
import { isSameText, derivedToken } from '../../platform/crypto/token.js';
import { NotFoundError } from '../../platform/http/errors/app-error.js';
import { AuditService } from '../audit/audit.service.js';
import { UsersService } from '../users/users.service.js';
import { EraseAccountCommand } from './erase-account.command.js';
import { ExportPersonalDataCommand, type PersonalDataExport } from './export-personal-data.command.js';
import {
  EmailMismatchError,
  ExportReceiptError,
  NotExportedError,
  OwnAccountError,
} from './personal-data.errors.js';

/** How long an export is new enough for a deletion to follow it. */
const EXPORT_COUNTS_MS = 24 * HOUR_MS;

/** How long after the end of an archive its receipt is taken. */
const RECEIPT_SECONDS = HOUR_MS / 1000;

/** A copy of all that is a user's and the end of their account, both by staff (CONSOLE-15). */
@Injectable()
export class AdminPersonalDataService {
  constructor(
    private readonly users: UsersService,
    private readonly exportData: ExportPersonalDataCommand,
    private readonly erase: EraseAccountCommand,
    private readonly audit: AuditService,
    private readonly accounts: AccountReader,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError, ExportTooLargeError */
  async export(staff: AuthenticatedUser, userId: string): Promise<PersonalDataExport> {
    await this.find(userId);
    const exported = await this.exportData.execute(
      userId,
      async () => {
        const account = await this.accounts.findBySession(staff.id, staff.session_id);
        return account?.is_admin === true;
      },
      () => this.receipt(staff.id, userId, this.seconds()),
    );
    try {
      await this.note('user.export_begun', staff.id, userId);
    } catch (error) {
      exported.content.destroy();
      throw error;
    }
    return exported;
  }

  /**
   * Notes that staff have all of an export, of which its receipt is the last.
   * @throws NotFoundError, ExportReceiptError
   */
  async confirmExport(staffId: string, userId: string, receipt: string): Promise<void> {
    await this.find(userId);
    const seconds = Number(receipt.split('.')[0]);
    const isYoung = seconds > this.seconds() - RECEIPT_SECONDS;
    if (!isYoung || !isSameText(receipt, this.receipt(staffId, userId, seconds)))
      throw new ExportReceiptError();
    await this.note('user.exported', staffId, userId);
  }

  /** EXPORT_RECEIPT_LENGTH characters, which nobody can know but who has read the archive of this user to its end. */
  private receipt(staffId: string, userId: string, seconds: number): string {
    const id = `${staffId} ${userId} ${seconds}`;
    return `${seconds}.${derivedToken(this.config.auth.secret, 'receipt of an export', id)}`;
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }

  private note(action: AuditAction, staffId: string, userId: string): Promise<void> {
    return this.audit.record({
      ...{ actor_id: staffId, user_id: userId },
      action,
      entity: 'profiles',
      entity_id: userId,
    });
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
