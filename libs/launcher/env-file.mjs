import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * Adds the settings of a `.env` file to the environment, which itself wins; nothing where there is no file. Some editors of Windows
 * begin a text with a byte order mark: `process.loadEnvFile` takes it for a part of the first name.
 * @param {string} file its path
 */
export function loadEnvFile(file) {
  if (!existsSync(file)) return;
  const settings = parseEnv(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;
}
