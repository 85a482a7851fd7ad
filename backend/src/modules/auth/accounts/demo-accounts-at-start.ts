import { DEMO_ACCOUNTS } from '@drumbeat/domain';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { UsersService } from '../../users/users.service.js';
import { EndingsService } from './endings.service.js';

/**
 * A copy that was a demo and is one no more: whoever is signed in to an account whose password everybody knew is signed out before the
 * program listens. `OpenSessionCommand` lets nobody in again.
 */
@Injectable()
export class DemoAccountsAtStart implements OnApplicationBootstrap {
  constructor(
    private readonly config: AppConfig,
    private readonly users: UsersService,
    private readonly endings: EndingsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.demo) return;
    for (const { email } of Object.values(DEMO_ACCOUNTS)) {
      const profile = await this.users.findByEmail(email);
      if (profile) await this.endings.end('signed_out_everywhere', profile.id);
    }
  }
}
