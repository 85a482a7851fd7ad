/** The ports of a copy. Plain JavaScript, because a first start checks its ports before it installs anything. */
import { createServer } from 'node:net';
import { LaunchError } from './launch-error.mjs';

const SMTP_PORT_DISTANCE = 25;
const HIGHEST = 65_535;

/**
 * By the names of their settings: of the application, of the stand-ins for external services, and of their mail server.
 * @typedef {{ PORT: number, SANDBOX_PORT: number, SANDBOX_SMTP_PORT: number }} Ports
 */

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Ports}
 * @throws {LaunchError} where one is no port number
 */
export function readPorts(env) {
  const sandboxPort = portFrom(env, 'SANDBOX_PORT', 3900);
  return {
    PORT: portFrom(env, 'PORT', 3000),
    SANDBOX_PORT: sandboxPort,
    // Follows the other, so that a second copy needs one port less to be thought of.
    SANDBOX_SMTP_PORT: portFrom(env, 'SANDBOX_SMTP_PORT', sandboxPort + SMTP_PORT_DISTANCE),
  };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {number} fallback
 */
function portFrom(env, name, fallback) {
  const text = env[name]?.trim() || String(fallback);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST) return port;
  throw new LaunchError(`${name} must be a port number between 1 and ${HIGHEST}, not "${text}"`);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} withSandbox whether the stand-ins will listen, too
 * @throws {LaunchError} when a port is taken or configured twice; suggests a free one
 */
export async function requireFreePorts(env, withSandbox) {
  const { PORT, ...sandbox } = readPorts(env);
  const wanted = Object.entries({ PORT, ...(withSandbox && sandbox) });
  for (const [index, [name, number]] of wanted.entries()) {
    const twin = wanted.slice(0, index).find(([, other]) => other === number);
    if (twin === undefined && (await isPortFree(number))) continue;
    const trouble = twin
      ? `${twin[0]} and ${name} are both ${number}`
      : `Port ${number} is taken by another program`;
    const advice = await freeAddressFor(env, name, number);
    throw new LaunchError(`${trouble}. Set ${name} to a free one, for example ${advice}`);
  }
}

/**
 * A setting that leaves no two alike, those that follow from it among them, and clashes with no other program.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {number} number
 */
async function freeAddressFor(env, name, number) {
  const before = new Set(Object.values(readPorts(env)));
  for (let step = 1; ; step += 1) {
    const port = ((number + step - 1) % (HIGHEST - SMTP_PORT_DISTANCE)) + 1;
    const ports = Object.values(readPorts({ ...env, [name]: String(port) }));
    const isOurs = before.has(port) || new Set(ports).size < ports.length;
    const changed = ports.filter((other) => !before.has(other));
    if (!isOurs && (await Promise.all(changed.map(isPortFree))).every(Boolean)) return `${name}=${port}`;
  }
}

/**
 * True when a server could listen on the port, on loopback and on all addresses.
 * @param {number} port
 */
export async function isPortFree(port) {
  for (const host of ['127.0.0.1', '0.0.0.0']) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}
