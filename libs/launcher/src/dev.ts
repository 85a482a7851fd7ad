/** `npm run dev`: the same copy, rebuilt and restarted on every change; the frontends come from Vite. */
import { Shutdown } from './process/shutdown.ts';
import { BACKEND, prepareCopy } from './setup/copy.ts';
import { mailboxUrl } from './setup/demo-environment.ts';
import { readSettings, ROOT } from './setup/settings.ts';
import { join } from 'node:path';

const FRONTENDS = { 'frontend-user': 5173, 'frontend-admin': 5174 };
const RESTART_ON_CHANGE = ['--watch', '--watch-preserve-output'];

const shutdown = new Shutdown();
await shutdown.guard(async () => {
  const settings = readSettings();
  const copy = await prepareCopy(settings, shutdown, ['libs', 'backend'], RESTART_ON_CHANGE);
  for (const lib of ['domain', 'sandbox']) {
    const project = `libs/${lib}/tsconfig.build.json`;
    await copy.service(`${lib}-build`, [
      'node_modules/typescript/bin/tsc',
      '-p',
      project,
      '--watch',
      '--preserveWatchOutput',
    ]);
  }
  await copy.service('backend-build', [
    'node_modules/@nestjs/cli/bin/nest.js',
    'build',
    '--watch',
    '--preserveWatchOutput',
  ]);
  await copy.service('worker', [...RESTART_ON_CHANGE, `${BACKEND}/worker.js`]);
  await copy.service('api', [...RESTART_ON_CHANGE, `${BACKEND}/main.js`]);
  for (const [frontend, port] of Object.entries(FRONTENDS)) {
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    await copy.service(frontend, [vite, '--port', String(port), '--strictPort'], {
      cwd: join(ROOT, frontend),
      env: { ...process.env, API_URL: `http://localhost:${settings.port}` },
    });
  }
  console.log(
    [
      '',
      `user app  http://localhost:${FRONTENDS['frontend-user']}`,
      `console   http://localhost:${FRONTENDS['frontend-admin']}/admin/`,
      `api       http://localhost:${settings.port}/api/docs`,
      ...(settings.real.mail ? [] : [`mailbox   ${mailboxUrl(settings)}`]),
      `logs      ${copy.logs}`,
      '',
      'Changes are built as they are saved. Ctrl-C stops everything.',
    ].join('\n'),
  );
});
