import { migrate } from './cli/migrate.js';
import { openapi } from './cli/openapi.js';
import { ConfigurationError } from './config/config.js';

const USAGE = `Usage: cli.js <command>
  migrate up | down [--all] | check   bring the database to the newest schema, undo it, or compare it with the entities
  openapi --write | --check           write backend/openapi.json from the routes, or compare it
`;

const commands: Record<string, (args: readonly string[]) => Promise<void>> = { migrate, openapi };

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  process.stderr.write(USAGE);
  process.exit(2);
}
try {
  await command(args);
  process.exit(0);
} catch (error) {
  process.stderr.write(
    `${error instanceof ConfigurationError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
}
