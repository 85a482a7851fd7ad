import { spawn } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const HEARTBEAT_MS = 15_000;

/**
 * Runs `npm ci` when node_modules is missing or does not match package-lock.json. Two copies started at
 * once in one folder: the second waits for the first.
 *
 * @param {string} root the repository
 * @throws {Error} with the remedy in its message
 */
export async function installIfNeeded(root) {
  if (isInstalled(root)) return;
  const release = await takeTurn(join(root, '.data', 'installing.pid'));
  try {
    if (isInstalled(root)) return;
    const why = existsSync(join(root, 'node_modules')) ? 'package-lock.json changed' : 'first start';
    console.log(`Installing the npm packages (npm ci, ${why}; takes a minute or two)`);
    const started = Date.now();
    await npmCi(root);
    console.log(`Installed the npm packages in ${Math.round((Date.now() - started) / 1000)} s`);
  } finally {
    release();
  }
}

/**
 * npm writes node_modules/.package-lock.json last: comparing it with package-lock.json also detects an interrupted or
 * manual installation.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = readLock(join(root, 'package-lock.json'));
  const present = readLock(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.optional) return true;
    const found = present[path];
    return found !== undefined && found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockEntry
 * @param {string} file
 * @returns {Record<string, LockEntry> | undefined}
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Development packages are requested explicitly, because NODE_ENV=production or an npm setting would leave them out.
 * @param {string} root
 * @returns {Promise<void>}
 */
function npmCi(root) {
  const npm = process.env.npm_execpath;
  const [command, first] =
    npm && basename(npm).startsWith('npm-cli')
      ? [process.execPath, [npm]]
      : ['npm', /** @type {string[]} */ ([])];
  const args = [
    ...first,
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  return new Promise((resolve, reject) => {
    const started = Date.now();
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    const heartbeat = setInterval(() => {
      console.log(`  still installing (${Math.round((Date.now() - started) / 1000)} s)`);
    }, HEARTBEAT_MS);
    let interrupted = false;
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
      process.once(signal, () => {
        interrupted = true;
        child.kill(signal);
      });
    }
    child.on('error', (error) => {
      clearInterval(heartbeat);
      reject(new Error(`Cannot run npm (${error.message}). It comes with Node.js: https://nodejs.org`));
    });
    child.on('exit', (code, signal) => {
      clearInterval(heartbeat);
      if (code === 0) resolve();
      else if (interrupted) reject(new Error('Stopped while installing; the next start installs again.'));
      else reject(new Error(installFailed(signal ? `was stopped by ${signal}` : `ended with code ${code}`)));
    });
  });
}

/** @param {string} how */
const installFailed = (how) =>
  `Installing the npm packages failed: npm ci ${how}; its own message is above.\n` +
  'Check that this machine reaches the npm registry (npm ping) and has some 2 GB of free disk, then run the same command again.';

/**
 * A lock file with our process id, held by the process that creates it first; one of a dead process is ignored.
 * @param {string} file
 * @returns {Promise<() => void>} releases the lock
 */
async function takeTurn(file) {
  mkdirSync(dirname(file), { recursive: true });
  // Written elsewhere and then linked: the file never exists without its process id.
  const ours = `${file}.${process.pid}`;
  writeFileSync(ours, String(process.pid));
  for (let told = false; !isLinked(ours, file); told = true) {
    if (!isAlive(holderOf(file))) rmSync(file, { force: true });
    else {
      if (!told) console.log('Waiting for another start that is installing the npm packages');
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  rmSync(ours);
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  return release;
}

/**
 * @param {string} from
 * @param {string} to
 */
function isLinked(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    // Given back just now.
    return process.pid;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
