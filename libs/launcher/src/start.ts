/** `npm start`: Drumbeat with everything it needs on this machine, until Ctrl-C. */
import { join } from 'node:path';
import { waitForHttp } from './process/ports.ts';
import { Shutdown } from './process/shutdown.ts';
import { BACKEND, prepareCopy } from './setup/copy.ts';
import { mailboxUrl, sandboxUrl } from './setup/demo-environment.ts';
import { readSettings, ROOT, type Settings } from './setup/settings.ts';
import { LaunchError } from '../launch-error.mjs';
import { step } from './terminal/progress.ts';

const READY_WITHIN_MS = 120_000;

const shutdown = new Shutdown();
await shutdown.guard(async () => {
  const settings = readSettings();
  const copy = await prepareCopy(settings, shutdown, ['libs', 'backend', 'frontends']);
  await copy.service('worker', [`${BACKEND}/worker.js`]);
  await copy.service('api', [`${BACKEND}/main.js`]);
  await step('Starting the api and the worker', () => untilReady(settings, copy.logs));
  announce(settings, copy.logs);
});

async function untilReady({ host, port }: Settings, logs: string): Promise<void> {
  const url = `http://${host}:${port}/api/health/ready`;
  if (await waitForHttp(url, { patienceMs: READY_WITHIN_MS, signal: shutdown.signal })) return;
  throw new LaunchError(
    `Drumbeat did not become ready within ${READY_WITHIN_MS / 1000} s. Its logs are in ${logs}`,
  );
}

function announce(settings: Settings, logs: string): void {
  const { publicUrl: address } = settings;
  const sandboxed = Object.entries({ LinkedIn: settings.real.linkedin, Google: settings.real.google })
    .filter(([, isReal]) => !isReal)
    .map(([name]) => name);
  console.log(
    [
      '',
      `Drumbeat is ready: ${address}`,
      '',
      ...accounts(settings),
      ...(settings.openness.reach === null
        ? []
        : [`  listens on     http://${settings.host}:${settings.port}`]),
      ...(settings.real.mail
        ? []
        : [`  mailbox        what Drumbeat sends by mail: ${mailboxUrl(settings)}`]),
      ...(sandboxed.length > 0
        ? [`  sandbox        in the place of ${sandboxed.join(' and ')}: ${sandboxUrl(settings)}`]
        : []),
      `  logs           ${logs}`,
      '',
      'Ctrl-C stops everything.',
    ].join('\n'),
  );
}

function accounts({ withDemo, openness, publicUrl: address, dataDir }: Settings): string[] {
  if (withDemo) {
    return [
      '  a user         demo@drumbeat.local / drumbeat-demo',
      `  staff          admin@drumbeat.local / drumbeat-admin, console at ${address}/admin`,
    ];
  }
  const why = openness.reach ?? openness.data ?? 'DEMO_DATA=false';
  return [
    `  no demo        ${why}: the accounts with known passwords are neither made nor let in`,
    `  staff          ${commandFor(dataDir)} create-admin --email you@example.com`,
    `                 makes the first, in another terminal while this runs, and asks for a password; console at ${address}/admin`,
  ];
}

/** The command lines of this copy; one in its own folder has to name it. */
function commandFor(dataDir: string): string {
  const isUsual = dataDir === join(ROOT, '.data');
  return `${isUsual ? '' : `DATA_DIR='${dataDir.replaceAll("'", "'\\''")}' `}npm run cli --`;
}
