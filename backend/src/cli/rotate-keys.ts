import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule } from '../config/config.module.js';
import { loadConfig } from '../config/config.js';
import { SocialAccountsService } from '../modules/linkedin/accounts/social-accounts.service.js';
import { LinkedInModule } from '../modules/linkedin/linkedin.module.js';
import { ClockModule } from '../platform/clock/clock.module.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { requireMigratedDatabase } from '../platform/database/migrated-database.js';
import { PinoLogger } from '../platform/logging/pino-logger.js';
import { UsageError } from './usage-error.js';

@Module({})
class RotateKeysCliModule {}

/** `rotate-keys`: seals LinkedIn's tokens with the first key of ENCRYPTION_KEYS now, in batches, as a worker does every ten minutes. */
export async function rotateKeys(args: readonly string[]): Promise<void> {
  if (args.length > 0) throw new UsageError('rotate-keys takes nothing: the keys are in ENCRYPTION_KEYS');
  const config = loadConfig();
  await requireMigratedDatabase({ url: config.database.url, withQueue: config.redis.url === undefined });
  const app = await NestFactory.createApplicationContext(
    {
      module: RotateKeysCliModule,
      imports: [ConfigModule.for(config), ClockModule, CryptoModule, DatabaseModule, LinkedInModule],
    },
    { logger: new PinoLogger('error'), abortOnError: false },
  );
  try {
    const accounts = app.get(SocialAccountsService, { strict: false });
    await accounts.requireFittingKeys();
    const count = await accounts.renewSeals();
    process.stdout.write(
      `Sealed with the newest key: ${count}. Once no program runs with the old key in front, it may be dropped.\n`,
    );
  } finally {
    await app.close();
  }
}
