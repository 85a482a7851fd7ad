import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { NotFoundError } from '../../../platform/http/errors/app-error.js';
import { UsersService } from '../../users/users.service.js';
import { CredentialsRepository } from '../passwords/credentials.repository.js';
import { IdentitiesRepository } from '../google/identities.repository.js';
import { SecurityNoticesService } from '../accounts/security-notices.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { readUserAgent } from '../../../platform/access/device-name.js';
import type { AccountResponse, DeviceSessionResponse } from './devices.dto.js';

/** The list of signed-in devices. */
@Injectable()
export class DevicesService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly users: UsersService,
    private readonly credentials: CredentialsRepository,
    private readonly identities: IdentitiesRepository,
    private readonly notices: SecurityNoticesService,
    private readonly database: Database,
  ) {}

  async list({ id, session_id }: AuthenticatedUser): Promise<DeviceSessionResponse[]> {
    const sessions = await this.sessions.live(id);
    return sessions.map((session) => ({
      id: session.id,
      ...readUserAgent(session.user_agent),
      ip: session.ip,
      created_at: session.created_at,
      last_used_at: session.last_used_at,
      is_current: session.id === session_id,
    }));
  }

  /** @throws NotFoundError for a session that is over or somebody else's */
  async end(user: AuthenticatedUser, sessionId: string): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.sessions.endOne(user.id, sessionId))) throw new NotFoundError('The session');
      await this.notices.sessionEnded(user.id, sessionId);
    });
  }

  async account({ id }: AuthenticatedUser): Promise<AccountResponse> {
    const [profile, passwordHash, google_connected] = await Promise.all([
      this.users.get(id),
      this.credentials.findHashOf(id),
      this.identities.exists(id, 'google'),
    ]);
    return {
      email: profile.email,
      has_password: passwordHash !== null,
      google_connected,
      email_confirmed: profile.email_confirmed_at !== null,
    };
  }
}
