import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { ContinuityJournal } from '../../../platform/continuity/continuity-journal.js';
import { sha256 } from '../../../platform/crypto/token.js';
import { Database } from '../../../platform/database/database.js';
import { CredentialsRepository } from '../passwords/credentials.repository.js';
import { KnownDevicesRepository } from '../devices/known-devices.repository.js';
import {
  END_REASONS,
  endingOf,
  type EndedAccess,
  type OutsideAccess,
  type SweepingEvent,
} from './endings.policy.js';
import { OneTimeLinksService } from '../links/one-time-links.service.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';

const OUTSIDE: readonly OutsideAccess[] = ['calendar_feed', 'linkedin'];

/** Ends this access of the user, in the caller's transaction. Returns true if there was any. */
type Ender = (userId: string) => Promise<boolean>;

/** The requesting browser, which may keep its access. */
export interface KeptBrowser {
  readonly sessionId?: string | undefined;
  readonly deviceToken?: string | undefined;
}

/** Ends what has to end with an event of an account, by the one list of `endings.policy`. */
@Injectable()
export class EndingsService implements OnApplicationBootstrap {
  private readonly enders = new Map<OutsideAccess, Ender>();

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly credentials: CredentialsRepository,
    private readonly links: OneTimeLinksService,
    private readonly devices: KnownDevicesRepository,
    private readonly journal: ContinuityJournal,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Registers how a module's access ends. */
  register(access: OutsideAccess, ender: Ender): void {
    this.enders.set(access, ender);
  }

  onApplicationBootstrap(): void {
    OUTSIDE.forEach((access) => this.enderOf(access));
  }

  /** Returns the ended access that its owner would miss. */
  async end(event: SweepingEvent, userId: string, kept: KeptBrowser = {}): Promise<readonly EndedAccess[]> {
    return this.database.transaction(async () => {
      const ended: EndedAccess[] = [];
      // First: it waits for sign-ins with it in progress, so that their sessions end with the others.
      const endsPassword = endingOf(event, 'password') === 'all' && (await this.credentials.delete(userId));
      for (const access of OUTSIDE) {
        if (endingOf(event, access) !== null && (await this.enderOf(access)(userId))) ended.push(access);
      }
      await this.endSessions(event, userId, kept);
      await this.forgetDevices(event, userId, kept);
      if (endingOf(event, 'mailed_links') !== null) await this.links.spendAll(userId);
      if (endsPassword) {
        ended.push('password');
        const now = this.clock.now();
        await this.database.afterCommit(() => this.journal.noteEnding('password_ended', userId, now));
      }
      return ended;
    });
  }

  private async endSessions(event: SweepingEvent, userId: string, { sessionId }: KeptBrowser): Promise<void> {
    const extent = endingOf(event, 'sessions');
    const now = this.clock.now();
    if (extent === 'others' && sessionId !== undefined) {
      await this.sessions.endOthers(userId, sessionId, END_REASONS[event], now);
    } else if (extent !== null) {
      await this.sessions.endAll(userId, END_REASONS[event], now);
    }
  }

  private async forgetDevices(event: SweepingEvent, userId: string, kept: KeptBrowser): Promise<void> {
    const extent = endingOf(event, 'known_devices');
    if (extent === null) return;
    const keptToken = extent === 'others' ? kept.deviceToken : undefined;
    await this.devices.forget(userId, keptToken === undefined ? null : sha256(keptToken));
  }

  private enderOf(access: OutsideAccess): Ender {
    const ender = this.enders.get(access);
    if (!ender) throw new Error(`Nobody has said how the access "${access}" ends`);
    return ender;
  }
}
