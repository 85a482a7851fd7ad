import { Module, type DynamicModule } from '@nestjs/common';
import { ConfigModule } from './config/config.module.js';
import type { AppConfig } from './config/config.js';
import { AuthPlatformModule } from './platform/auth/auth-platform.module.js';
import { ClockModule } from './platform/clock/clock.module.js';
import { CryptoModule } from './platform/crypto/crypto.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { HealthController } from './platform/health/health.controller.js';
import { QueueModule } from './platform/queue/queue.module.js';

/** The HTTP program: every module with its controllers; jobs are only added, never run. */
@Module({})
export class ApiModule {
  static for(config: AppConfig): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        ConfigModule.for(config),
        ClockModule,
        CryptoModule,
        DatabaseModule,
        QueueModule.forProducer(),
        AuthPlatformModule,
      ],
      controllers: [HealthController],
    };
  }
}
