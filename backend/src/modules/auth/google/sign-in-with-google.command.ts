import { PROFILE_LIMITS } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { KlaviyoService } from '../../klaviyo/klaviyo.service.js';
import { UsersService } from '../../users/users.service.js';
import { MailboxProofService } from '../accounts/mailbox-proof.service.js';
import { OpenSessionCommand } from '../sessions/open-session.command.js';
import { SecurityNoticesService } from '../accounts/security-notices.service.js';
import type { Client } from '../sessions/client.js';
import type { SignedIn } from '../sessions/sessions.service.js';
import { IdentitiesRepository } from './identities.repository.js';

/** A person identified by Google, with an email verified by Google. */
export interface VerifiedPerson {
  readonly subject: string;
  /** Normalised. */
  readonly email: string;
  readonly name: string | null;
  /** For a newcomer's account: the source and the IANA zone. */
  readonly source?: string | undefined;
  readonly time_zone?: string | undefined;
}

/**
 * Signs in the person whom Google has identified. The subject decides; only a subject that we have not seen
 * is matched by its verified email, with an existing account or a new one.
 */
@Injectable()
export class SignInWithGoogleCommand {
  private readonly logger = new Logger(SignInWithGoogleCommand.name);

  constructor(
    private readonly identities: IdentitiesRepository,
    private readonly users: UsersService,
    private readonly mailbox: MailboxProofService,
    private readonly openSession: OpenSessionCommand,
    private readonly notices: SecurityNoticesService,
    private readonly klaviyo: KlaviyoService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Null when the account with this email belongs to another Google account: an address can change owners.
   */
  async execute(person: VerifiedPerson, client: Client): Promise<SignedIn | null> {
    return this.database.transaction(async () => {
      const known = await this.identities.use('google', person.subject, this.clock.now());
      const userId = known ?? (await this.link(person));
      if (userId === null) return null;
      return this.openSession.execute(await this.users.get(userId), 'google', client);
    });
  }

  private async link({ subject, email, name, source, time_zone }: VerifiedPerson): Promise<string | null> {
    const newcomer = {
      email,
      full_name: name?.slice(0, PROFILE_LIMITS.name),
      signup_source: source ?? 'google',
      time_zone,
    };
    // Two tabs at once: the one that comes second finds what the first has made.
    const made = await this.users.create(newcomer);
    if (made) await this.klaviyo.note(made.id, 'Started Signup');
    const profile = made ?? (await this.users.findByEmail(email));
    if (!profile) throw new Error('An account that exists could not be found');
    const isLinked = await this.identities.insert(profile.id, 'google', subject, this.clock.now());
    if (!isLinked) {
      const winner = await this.identities.use('google', subject, this.clock.now());
      if (winner === null) this.logger.warn({ user_id: profile.id }, 'Another Google account has this email');
      return winner;
    }
    await this.mailbox.prove(profile.id, 'google', false);
    await this.notices.identityLinked(profile, 'google');
    return profile.id;
  }
}
