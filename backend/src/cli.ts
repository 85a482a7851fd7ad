import { UsageError } from './cli/usage-error.js';
import { startFailure } from './start-program.js';

const USAGE = `Usage: cli.js <command>
  migrate up | down [--all] | check   bring the database to the newest schema, undo it, or compare it with the entities
  openapi --write | --check           write backend/openapi.json from the routes, or compare it
  create-admin --email <address> [--name <full name>] [--yes]
                                      make an admin, or make an account one after asking (--yes: without); the password comes from
                                      standard input
  restored --from <time>              the data was put back and is as of this time: asks users, pauses everything that goes out
  release [--channel <name>]          what is paused goes on
  backup --to <file>                  the database as pg_dump writes it, to a file that its owner alone may read
  restore-check --file <dump> | --database <name>
                                      puts a dump back into a database of its own, looks whether it is whole and drops it, or looks at
                                      one that was put back beside DATABASE_URL's
  rotate-keys                         seals LinkedIn's tokens with the first key of ENCRYPTION_KEYS now, as a worker does every ten minutes
  requeue [--queue <name>]            has failed jobs run again, of one queue or of all but publishing, whose ledger decides by itself
  demo-data [--now <time>]            a story of a year with two accounts whose passwords are known, as of now or another
                                      time; never for production
`;

type Command = (args: readonly string[]) => Promise<void>;

/** Each is loaded when it is asked for: all of them together take more than twice as long as `migrate` alone. */
const commands: Record<string, () => Promise<Command>> = {
  migrate: async () => (await import('./cli/migrate.js')).migrate,
  openapi: async () => (await import('./cli/openapi.js')).openapi,
  'create-admin': async () => (await import('./cli/create-admin.js')).createAdmin,
  restored: async () => (await import('./cli/restored.js')).restored,
  release: async () => (await import('./cli/restored.js')).release,
  backup: async () => (await import('./cli/backup.js')).backup,
  'restore-check': async () => (await import('./cli/restore-check.js')).restoreCheck,
  'rotate-keys': async () => (await import('./cli/rotate-keys.js')).rotateKeys,
  requeue: async () => (await import('./cli/requeue.js')).requeue,
  'demo-data': async () => (await import('./cli/demo-data.js')).demoData,
};

/** An argument that no command knows is the caller's as well: Node's sentence names it. */
function isOfUsage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error instanceof UsageError || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'));
}

const [name = '', ...args] = process.argv.slice(2);
const load = commands[name];
if (!load) {
  process.stderr.write(USAGE);
  process.exit(2);
}
try {
  const command = await load();
  await command(args);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${isOfUsage(error) ? error.message : startFailure(error)}\n`);
  process.exit(1);
}
