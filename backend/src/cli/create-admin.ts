import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import {
  ACCOUNT_TEXTS,
  emailProblem,
  isEasyPassword,
  normalizeEmail,
  passwordProblem,
} from '@drumbeat/domain';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule } from '../config/config.module.js';
import { loadConfig } from '../config/config.js';
import { AccountsModule } from '../modules/auth/accounts.module.js';
import { AccountsService } from '../modules/auth/accounts.service.js';
import { UsersModule } from '../modules/users/users.module.js';
import { UsersService } from '../modules/users/users.service.js';
import { ClockModule } from '../platform/clock/clock.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { requireMigratedDatabase } from '../platform/database/migrated-database.js';
import { PinoLogger } from '../platform/logging/pino-logger.js';
import { UsageError } from './usage-error.js';

@Module({})
class CreateAdminModule {}

/**
 * `create-admin --email <address> [--name <full name>]`. The password comes from standard input, so that it stands in no
 * process list and no shell history. An account that exists becomes an admin and keeps its password; again is harmless.
 */
export async function createAdmin(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { email: { type: 'string' }, name: { type: 'string' } },
  });
  const email = normalizeEmail(values.email ?? '');
  refuse(emailProblem(email));

  const config = loadConfig();
  await requireMigratedDatabase({ url: config.database.url, withQueue: false });
  const app = await NestFactory.createApplicationContext(
    {
      module: CreateAdminModule,
      imports: [ConfigModule.for(config), ClockModule, DatabaseModule, AccountsModule, UsersModule],
    },
    { logger: new PinoLogger('error'), abortOnError: false },
  );
  try {
    const users = app.get(UsersService, { strict: false });
    const existing = await users.findByEmail(email);
    const profile =
      existing ?? (await create(app.get(AccountsService, { strict: false }), email, values.name));
    await users.promote(profile.id, null);
    process.stdout.write(
      existing ? `${email} is an admin; the password is as it was.\n` : `${email} was created as an admin.\n`,
    );
  } finally {
    await app.close();
  }
}

async function create(accounts: AccountsService, email: string, full_name: string | undefined) {
  const password = await readPassword();
  refuse(
    passwordProblem(password) ?? (isEasyPassword(password, email) ? ACCOUNT_TEXTS.commonPassword : null),
  );
  const { profile } = await accounts.ensure({ email, password, full_name });
  return profile;
}

function refuse(problem: string | null): void {
  if (problem !== null) throw new UsageError(problem);
}

/** The first line of standard input; a terminal is asked for it and does not show it. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '';
  process.stderr.write('Password: ');
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
