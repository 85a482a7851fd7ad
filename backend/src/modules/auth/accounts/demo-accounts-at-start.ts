import { DEMO_ACCOUNTS } from '@drumbeat/domain';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { UsersService } from '../../users/users.service.js';
import { EndingsService } from './endings.service.js';

/**
 * For a copy that is no longer a demo: ends all sessions of accounts with a publicly known password before
 * the program listens. `OpenSessionCommand` refuses new ones.
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
