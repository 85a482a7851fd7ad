import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { emailProblem, isDemoAddress, normalizeEmail } from '@drumbeat/domain';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ApiModule } from '../api.module.js';
import { loadConfig } from '../config/config.js';
import { AccountsService } from '../modules/auth/accounts/accounts.service.js';
import { PasswordsService } from '../modules/auth/passwords/passwords.service.js';
import { ConfirmByOperatorCommand } from '../modules/auth/accounts/confirm-by-operator.command.js';
import type { Profile } from '../modules/users/profile/profiles.repository.js';
import { StaffRightsService } from '../modules/users/admin/staff-rights.service.js';
import { UsersService } from '../modules/users/users.service.js';
import { Database } from '../platform/database/database.js';
import { requireMigratedDatabase } from '../platform/database/migrated-database.js';
import { PinoLogger } from '../platform/logging/pino-logger.js';
import { UsageError } from './usage-error.js';

/**
 * `create-admin --email <address> [--name <full name>] [--yes]`. The password comes from standard input, so
 * that it appears in no process list and no shell history. An account that exists is made an admin after a
 * confirmation: a confirmed account keeps its password; an unconfirmed one, which a stranger may have made,
 * loses all its sessions and links and gets the password given here.
 */
export async function createAdmin(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  const email = normalizeEmail(values.email ?? '');
  refuse(emailProblem(email));

  const config = loadConfig();
  if (!config.demo && isDemoAddress(email)) {
    throw new UsageError(
      `${email} belongs to the demo, and nobody is let in with it here. Name an address of your own.`,
    );
  }
  await requireMigratedDatabase({ url: config.database.url, withQueue: config.redis.url === undefined });
  const app = await NestFactory.createApplicationContext(ApiModule.for(config), {
    logger: new PinoLogger('error'),
    abortOnError: false,
  });
  try {
    const existing = await app.get(UsersService, { strict: false }).findByEmail(email);
    process.stdout.write(`${await makeAdmin(app, existing, { email, ...values })}\n`);
  } finally {
    await app.close();
  }
}

/** Returns a sentence that says what was done. */
async function makeAdmin(
  app: INestApplicationContext,
  existing: Profile | null,
  { email, name, yes }: { email: string; name?: string | undefined; yes: boolean },
): Promise<string> {
  const staff = app.get(StaffRightsService, { strict: false });
  if (existing?.is_admin) return `${email} is an admin already.`;
  if (existing?.email_confirmed_at) {
    await agree(`${accountOf(existing)}. It keeps its password. Make it an admin?`, yes);
    await staff.grant(existing.id, null);
    return `${email} is an admin; the password is as it was.`;
  }
  if (existing) {
    const warning = 'Nobody has confirmed its address, so a stranger may have made it';
    const ending =
      'Its password, sessions, LinkedIn connection and calendar address end, and it gets the password that you give';
    await agree(`${accountOf(existing)}. ${warning}. ${ending}. Make it an admin?`, yes);
    const password = await readGoodPassword(app, email);
    await app.get(Database, { strict: false }).transaction(async () => {
      await app.get(ConfirmByOperatorCommand, { strict: false }).execute(existing.id, password);
      await staff.grant(existing.id, null);
    });
    return `${email} is an admin, with the new password; whoever was signed in is signed out.`;
  }
  const password = await readGoodPassword(app, email);
  const accounts = app.get(AccountsService, { strict: false });
  const { profile } = await accounts.ensure({ email, password, full_name: name });
  await staff.grant(profile.id, null);
  return `${email} was created as an admin.`;
}

function accountOf({ email, created_at }: Profile): string {
  return `${email} has had an account since ${created_at.toISOString().slice(0, 10)}`;
}

/** Asks for confirmation; without a terminal the answer is no. */
async function agree(question: string, isAgreed: boolean): Promise<void> {
  if (isAgreed) return;
  if (!process.stdin.isTTY) throw new UsageError(`${question} Then call the command again with --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await terminal.question(`${question} [y/N] `);
    if (!/^y(?:es)?$/i.test(answer.trim())) throw new UsageError('Nothing was changed.');
  } finally {
    terminal.close();
  }
}

async function readGoodPassword(app: INestApplicationContext, email: string): Promise<string> {
  const password = await readPassword();
  refuse(app.get(PasswordsService, { strict: false }).problemOf(password, email));
  return password;
}

function refuse(problem: string | null): void {
  if (problem !== null) throw new UsageError(problem);
}

/** The first line of standard input; a terminal prompts for it without echo. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '';
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true });
  // Asked only once the terminal shows nothing any more.
  process.stderr.write('Password: ');
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
