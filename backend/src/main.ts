import { startProgram } from './start-program.js';

await startProgram(async (config) => {
  // Only now: what is in the way of starting is said without loading the whole api first.
  const { createApiApp } = await import('./api.app.js');
  const app = await createApiApp(config);
  await app.listen(config.http.port, config.http.host);
});
