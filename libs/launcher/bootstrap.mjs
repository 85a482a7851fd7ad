/**
 * The first step of `npm start`, `npm test`, `npm run dev`, `npm run bench`, `npm run bench:voice`, `npm run bench:writer`,
 * `npm run bench:recognition`, `npm run proof`, `npm run cli`, `npm run openapi` and `npm run structure`, on the machine's own
 * Node and before anything is installed: updates
 * node_modules to match package-lock.json, then runs src/<command>.ts on the Node 24 that comes with the packages. Plain
 * JavaScript without dependencies for that reason.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnvFile } from './env-file.mjs';
import { installIfNeeded, isInstalled } from './install.mjs';
import { requireFreePorts } from './ports.mjs';

const COMMANDS = [
  'start',
  'test',
  'dev',
  'bench',
  'bench-voice',
  'bench-writer',
  'bench-recognition',
  'proof',
  'cli',
  'openapi',
  'structure',
];
/** The commands that need the configured ports. */
const LISTENING = ['start', 'dev'];
const OLDEST_NODE = { major: 20, minor: 19 };
const NODE_THAT_RUNS_TYPESCRIPT = 24;

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const [command = '', ...args] = process.argv.slice(2);

if (!COMMANDS.includes(command)) stop(`Usage: node libs/launcher/bootstrap.mjs ${COMMANDS.join('|')}`, 2);
if (process.platform === 'win32') {
  stop(
    'Drumbeat starts on Linux and macOS. On Windows, run it inside WSL: https://learn.microsoft.com/windows/wsl',
  );
}
if (isTooOld()) {
  stop(
    `Drumbeat needs Node.js ${OLDEST_NODE.major}.${OLDEST_NODE.minor} or later; this is ${process.versions.node}.\n` +
      'Install a current one from https://nodejs.org, or with a version manager: nvm install 24',
  );
}
try {
  // A taken port is reported before an installation; without one, the command itself checks soon enough.
  if (LISTENING.includes(command) && !isInstalled(root)) await lookAtPorts();
  await installIfNeeded(root);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
handOver(ownNode());

function isTooOld() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major < OLDEST_NODE.major || (major === OLDEST_NODE.major && minor < OLDEST_NODE.minor);
}

/** Processes of an earlier run hold its ports until they are stopped, which only the command itself can do. */
async function lookAtPorts() {
  loadEnvFile(join(root, '.env'));
  const { env } = process;
  if (existsSync(join(resolve(root, env.DATA_DIR || '.data'), 'processes.json'))) return;
  const isSandboxed = ['LINKEDIN_CLIENT_ID', 'GOOGLE_CLIENT_ID', 'SMTP_URL'].some(
    (name) => !env[name]?.trim(),
  );
  await requireFreePorts(env, isSandboxed);
}

/** The Node 24 among the packages; ours where it is new enough and that one is missing. */
function ownNode() {
  const packaged = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(packaged)) return packaged;
  if (Number(process.versions.node.split('.')[0]) >= NODE_THAT_RUNS_TYPESCRIPT) return process.execPath;
  return stop(
    'The Node.js 24 that Drumbeat runs on is missing from node_modules: its install script did not run.\n' +
      'Allow install scripts (npm config get ignore-scripts) and run npm ci again, or install Node.js 24 yourself.',
  );
}

/**
 * Runs the command and exits with its code. Signals are passed on to it; if we are killed, it notices by its closed
 * IPC channel, and if npm above us is killed, we notice by our changed parent.
 * @param {string} node
 */
function handOver(node) {
  const bin = join(root, 'node_modules', '.bin');
  const child = spawn(node, [join(root, 'libs', 'launcher', 'src', `${command}.ts`), ...args], {
    cwd: root,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH || ''}` },
    // A command may ask for a password; the others ask nothing.
    stdio: [command === 'cli' ? 'inherit' : 'ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('error', (error) =>
    stop(`Cannot run ${node}: ${error.message}\nRemove node_modules and start again.`),
  );
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  if (process.env.npm_lifecycle_event) endWithParent(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function endWithParent(child) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 1000).unref();
}

/**
 * @param {string} message
 * @param {number} [code]
 * @returns {never}
 */
function stop(message, code = 1) {
  console.error(message);
  process.exit(code);
}
