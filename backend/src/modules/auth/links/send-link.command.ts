import { safeReturnPath } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { MailService, type MailKind } from '../../mail/mail.service.js';
import type { Profile } from '../../users/profile/profiles.repository.js';
import { UsersService } from '../../users/users.service.js';
import { AttemptLimitsService } from '../allowances/attempt-limits.service.js';
import { LINK_MINUTES } from '../auth.limits.js';
import type { Client } from '../sessions/client.js';
import { OneTimeLinksService, type LinkType } from './one-time-links.service.js';

const KINDS: Readonly<Record<LinkType, MailKind>> = {
  magiclink: 'magic_link',
  signup: 'confirm_email',
  recovery: 'recovery',
};

/**
 * Sends a mail with a link. An address without an account gets a mail too, and the work is the same,
 * statement by statement: neither the response nor its time reveals who has an account.
 */
@Injectable()
export class SendLinkCommand {
  constructor(
    private readonly limits: AttemptLimitsService,
    private readonly users: UsersService,
    private readonly links: OneTimeLinksService,
    private readonly mail: MailService,
    private readonly database: Database,
  ) {}

  /** @throws MailNotConfiguredError, MailPausedError, TooManyAttemptsError */
  async execute(
    type: LinkType,
    { email, next }: { readonly email: string; readonly next?: string | undefined },
    client: Client,
  ): Promise<void> {
    await this.limits.beforeAskingForMail(client.address);
    // Before anything depends on the address: the refusal reveals nothing about accounts, and counts as no
    // mail.
    await this.mail.requireAvailable();
    await this.limits.beforeMail(type, email);
    await this.database.transaction(async () => {
      const profile = await this.users.findByEmail(email);
      await this.post(type, email, profile, safeReturnPath(next));
    });
  }

  /** The first confirmation mail of a new account, in the transaction that makes it. */
  async confirmNewAccount(profile: Profile, next: string | undefined): Promise<void> {
    await this.post('signup', profile.email, profile, safeReturnPath(next));
  }

  private async post(
    type: LinkType,
    recipient: string,
    profile: Profile | null,
    next: string | null,
  ): Promise<void> {
    const isPointless = type === 'signup' && profile?.email_confirmed_at;
    const owner = isPointless ? null : profile;
    const link = await this.links.create(type, owner?.id ?? null, next);
    await this.mail.post({
      kind: owner ? KINDS[type] : profile ? 'already_confirmed' : 'no_account',
      recipient,
      user_id: profile?.id ?? null,
      link_id: owner ? link.id : null,
      facts: {
        first_name: profile?.first_name ?? null,
        link_minutes: LINK_MINUTES[type],
        ...(next === null ? {} : { next }),
      },
      discard_after: link.expires_at,
    });
  }
}
