import { Injectable } from '@nestjs/common';
import type { AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { Database } from '../../../platform/database/database.js';
import { UsersService } from '../../users/users.service.js';
import type { Client } from '../sessions/client.js';
import { EndingsService } from '../accounts/endings.service.js';
import { SecurityNoticesService } from '../accounts/security-notices.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { SignOutScope } from '../auth.dto.js';

@Injectable()
export class SignOutCommand {
  constructor(
    private readonly sessions: SessionsService,
    private readonly users: UsersService,
    private readonly endings: EndingsService,
    private readonly notices: SecurityNoticesService,
    private readonly database: Database,
  ) {}

  async execute(user: AuthenticatedUser, scope: SignOutScope, { deviceToken }: Client): Promise<void> {
    await this.database.transaction(async () => {
      if (scope === 'local') {
        await this.sessions.end(user.id, user.session_id);
      } else {
        const event = scope === 'global' ? 'signed_out' : 'signed_out_everywhere';
        await this.endings.end(event, user.id, { deviceToken });
        await this.users.raiseTokenVersion(user.id);
      }
      await this.notices.signedOut(user.id, user.session_id, scope);
    });
  }
}
