import { createApiApp } from './api.app.js';
import { startProgram } from './start-program.js';

await startProgram(async (config) => {
  const app = await createApiApp(config);
  await app.listen(config.http.port, config.http.host);
});
