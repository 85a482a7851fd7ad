import { createApiApp } from './api.app.js';
import { ConfigurationError, loadConfig } from './config/config.js';

try {
  const config = loadConfig();
  const app = await createApiApp(config);
  await app.listen(config.http.port, config.http.host);
} catch (error) {
  process.stderr.write(
    `${error instanceof ConfigurationError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
}
