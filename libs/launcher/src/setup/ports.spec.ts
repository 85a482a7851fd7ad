import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isPortFree, readPorts, requireFreePorts } from '../../ports.mjs';
import { findFreePort } from '../process/ports.ts';

describe('The ports of a copy', () => {
  let server: Server;
  let taken: number;
  beforeAll(async () => {
    taken = await findFreePort();
    server = createServer();
    await new Promise<void>((resolve) => server.listen(taken, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  /** Runs the check, and returns its message and the advised setting. */
  async function adviceFor(env: NodeJS.ProcessEnv) {
    const { message } = await requireFreePorts(env, true).then(
      () => new Error('All are free'),
      (error: unknown) => error as Error,
    );
    const [, name = '', value = ''] = /for example (\w+)=(\d+)$/.exec(message) ?? [];
    return { message, env: { ...env, [name]: value } };
  }

  it('that another program has are told with one that nobody else wants', async () => {
    const { message, env } = await adviceFor({ PORT: String(taken), SANDBOX_PORT: String(taken + 1) });
    expect(message).toMatch(`Port ${taken} is taken by another program. Set PORT to a free one`);
    const ports = Object.values(readPorts(env));
    expect(new Set(ports).size).toBe(ports.length);
    expect(env.PORT).not.toBe(String(taken + 1));
    expect(await isPortFree(Number(env.PORT))).toBe(true);
  });

  it('follow the sandbox’s, whose mail server has to find room, too', async () => {
    const { env } = await adviceFor({ PORT: String(taken + 26), SANDBOX_PORT: String(taken) });
    const ports = Object.values(readPorts(env));
    expect(new Set(ports).size).toBe(ports.length);
    expect(env.SANDBOX_PORT).not.toBe(String(taken + 1));
  });

  it('are told where two settings name the same', async () => {
    const port = String(await findFreePort());
    const { message, env } = await adviceFor({ PORT: port, SANDBOX_PORT: port });
    expect(message).toContain(`PORT and SANDBOX_PORT are both ${port}. Set SANDBOX_PORT to a free one`);
    expect(env.SANDBOX_PORT).not.toBe(port);
  });

  it('that are not needed may be taken', async () => {
    const port = String(await findFreePort());
    await requireFreePorts({ PORT: port, SANDBOX_PORT: String(taken) }, false);
  });

  it.each(['0', '65536', 'http', '80.5'])('are numbers, which %s is not', (text) => {
    expect(() => readPorts({ PORT: text })).toThrow(
      `PORT must be a port number between 1 and 65535, not "${text}"`,
    );
  });
});
