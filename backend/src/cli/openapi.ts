import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createApiApp } from '../api.app.js';
import { loadConfig } from '../config/config.js';
import { createApiDocument } from '../platform/http/responses/api-reference.js';
import { UsageError } from './usage-error.js';

const FILE = join(import.meta.dirname, '../../../openapi.json');

/** `openapi --write` or `--check`. Needs a database to start the modules, but reads nothing from it. */
export async function openapi(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { write: { type: 'boolean' }, check: { type: 'boolean' } },
  });
  if (values.write === values.check) throw new UsageError('openapi needs either --write or --check');
  let text = '';
  const app = await createApiApp(loadConfig(undefined, { LOG_LEVEL: 'error' }), (routes) => {
    const document = createApiDocument(routes);
    text = `${JSON.stringify(document, null, 2)}\n`;
    return document;
  });
  try {
    if (values.write) await writeFile(FILE, text);
    else if (text !== (await readFile(FILE, 'utf8'))) {
      throw new Error(
        'backend/openapi.json does not match the routes: run `npm run openapi` and commit the result',
      );
    }
  } finally {
    await app.close();
  }
}
