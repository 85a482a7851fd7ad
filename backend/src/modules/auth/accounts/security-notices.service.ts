import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { AuditService } from '../../audit/audit.service.js';
import { MailService, type MailKind } from '../../mail/mail.service.js';
import type { Profile } from '../../users/profile/profiles.repository.js';
import { nameOfDevice } from '../../../platform/access/device-name.js';
import type { Client } from '../sessions/client.js';
import type { EndedAccess } from './endings.policy.js';

/** Security notices to the account's owner and the audit log, each in the transaction of its event. */
@Injectable()
export class SecurityNoticesService {
  constructor(
    private readonly mail: MailService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async signedIn(profile: Profile, sessionId: string, method: string, client: Client): Promise<void> {
    await this.audit.record({
      ...{ actor_id: profile.id, user_id: profile.id },
      action: 'session.opened',
      entity: 'auth_sessions',
      entity_id: sessionId,
      details: { method, ...seenFrom(client) },
    });
  }

  async newDevice(profile: Profile, client: Client): Promise<void> {
    await this.announce('new_device', profile, client);
  }

  /** Two browsers had the same refresh token (RFC 9700 §4.14.2). */
  async sessionReused(profile: Profile, sessionId: string, client: Client): Promise<void> {
    await this.audit.record({
      ...{ actor_id: null, user_id: profile.id },
      action: 'session.token_reused',
      entity: 'auth_sessions',
      entity_id: sessionId,
      details: seenFrom(client),
    });
    await this.announce('session_reused', profile, client);
  }

  async signedOut(userId: string, sessionId: string, scope: string): Promise<void> {
    await this.audit.record({
      ...{ actor_id: userId, user_id: userId },
      action: 'session.signed_out',
      entity: 'auth_sessions',
      entity_id: sessionId,
      details: { scope },
    });
  }

  async sessionEnded(userId: string, sessionId: string): Promise<void> {
    await this.audit.record({
      ...{ actor_id: userId, user_id: userId },
      action: 'session.ended',
      entity: 'auth_sessions',
      entity_id: sessionId,
    });
  }

  async passwordChanged(
    profile: Profile,
    how: 'changed' | 'reset',
    client: Client,
    ended: readonly EndedAccess[],
  ): Promise<void> {
    await this.audit.record({
      ...{ actor_id: profile.id, user_id: profile.id },
      action: how === 'changed' ? 'password.changed' : 'password.reset',
      entity: 'profiles',
      entity_id: profile.id,
      details: { ...seenFrom(client), ended },
    });
    await this.announce('password_changed', profile, client, ended);
  }

  async passwordRemoved(profile: Profile, by: string, ended: readonly EndedAccess[]): Promise<void> {
    await this.audit.record({
      ...{ actor_id: profile.id, user_id: profile.id },
      action: 'password.removed',
      entity: 'profiles',
      entity_id: profile.id,
      details: { by, ended },
    });
    await this.announce('password_removed', profile, undefined, ended);
  }

  async identityLinked(profile: Profile, provider: string): Promise<void> {
    await this.audit.record({
      ...{ actor_id: profile.id, user_id: profile.id },
      action: 'identity.linked',
      entity: 'profiles',
      entity_id: profile.id,
      details: { provider },
    });
  }

  private async announce(
    kind: MailKind,
    profile: Profile,
    client?: Client,
    ended: readonly EndedAccess[] = [],
  ): Promise<void> {
    const device = client && nameOfDevice(client.userAgent);
    await this.mail.post({
      kind,
      recipient: profile.email,
      user_id: profile.id,
      facts: {
        first_name: profile.first_name,
        at: this.clock.now().toISOString(),
        time_zone: profile.time_zone,
        ...(client ? { address: client.address } : {}),
        ...(device ? { device } : {}),
        ...(ended.length > 0 ? { ended } : {}),
      },
    });
  }
}

function seenFrom({ address, userAgent }: Client): Record<string, unknown> {
  return { ip: address, user_agent: userAgent };
}
