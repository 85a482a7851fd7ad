import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApiApp } from '../api.app.js';
import { loadConfig } from '../config/config.js';
import { createApiDocument } from '../platform/http/responses/api-reference.js';

const FILE = join(import.meta.dirname, '../../../openapi.json');

/** `openapi --write` or `--check`. Needs a database to start the modules, but reads nothing from it. */
export async function openapi([option]: readonly string[]): Promise<void> {
  let text = '';
  const app = await createApiApp(loadConfig(undefined, { LOG_LEVEL: 'error' }), (routes) => {
    const document = createApiDocument(routes);
    text = `${JSON.stringify(document, null, 2)}\n`;
    return document;
  });
  try {
    if (option === '--write') await writeFile(FILE, text);
    else if (text !== (await readFile(FILE, 'utf8'))) {
      throw new Error(
        'backend/openapi.json does not match the routes: run `npm run openapi` and commit the result',
      );
    }
  } finally {
    await app.close();
  }
}
