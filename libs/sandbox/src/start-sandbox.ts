import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { ConnectionGate } from './http/connection-gate.js';
import { backlog, listenAgain, stopListening } from './http/listening.js';
import { sendPage } from './http/page.js';
import { indexPage } from './index.page.js';
import { noteRefusedConnection } from './linkedin/api/call-tracking.js';
import { linkedInRoutes } from './linkedin/linkedin.routes.js';
import { LinkedInSandbox } from './linkedin/linkedin.sandbox.js';
import { restore, snapshotOf } from './linkedin/linkedin.snapshot.js';
import { type LinkedInOptions, LinkedInWorld } from './linkedin/linkedin.world.js';
import { chatCompletionRoutes } from './model/chat-completions.routes.js';
import { modelControlRoutes } from './model/control.routes.js';
import { ModelSandbox } from './model/model.sandbox.js';
import { type ModelOptions, ModelWorld } from './model/model.world.js';
import { DataFile } from './store/data-file.js';

const maxBodyBytes = 512 * 1024;

export interface SandboxOptions extends Omit<LinkedInOptions, 'now'> {
  /** 0 for any free port. */
  port: number;
  host?: string;
  /** A JSON file that keeps members, tokens and posts over a restart. Without it they live in memory. */
  dataFile?: string;
  model?: Omit<ModelOptions, 'now'>;
  /** The stand-ins' clock. */
  now?: () => Date;
}

export interface Sandbox {
  /** `http://host:port` */
  url: string;
  linkedin: LinkedInSandbox;
  model: ModelSandbox;
  /** Frees the port, so that callers meet ECONNREFUSED. */
  stopListening(): Promise<void>;
  /** Takes the same port again. */
  listenAgain(): Promise<void>;
  /** Drops what is held, saves and stops. */
  close(): Promise<void>;
}

function reportDataFile(error: unknown): void {
  console.error('The sandbox could not use its data file:', error instanceof Error ? error.message : error);
}

function createApp(): FastifyInstance {
  return Fastify({
    bodyLimit: maxBodyBytes,
    forceCloseConnections: true,
    // Unknown fields in an order are mistakes; Fastify would drop them silently.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
}

/** Starts the stand-ins for LinkedIn and a model endpoint, spoken to over HTTP on one port. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { host = '127.0.0.1', dataFile: path } = options;
  const dataFile = path === undefined ? null : new DataFile(path, () => snapshotOf(world), reportDataFile);
  const world = new LinkedInWorld(options, () => dataFile?.changed());
  if (path !== undefined) restore(world, await DataFile.read(path, reportDataFile));
  const modelWorld = new ModelWorld({ ...options.model, now: options.now });

  const app = createApp();
  const gate = new ConnectionGate(app.server, () => noteRefusedConnection(world));
  const linkedin = new LinkedInSandbox(world, gate);
  const model = new ModelSandbox(modelWorld);
  await app.register(formbody);
  app.get('/', async (request, reply) =>
    sendPage(reply, 200, 'Drumbeat’s sandbox', indexPage(`${request.protocol}://${request.host}`)),
  );
  app.get('/health', async () => ({ status: 'ok', service: 'drumbeat-sandbox' }));
  linkedInRoutes(app, world, linkedin);
  app.register(async (api) => chatCompletionRoutes(api, modelWorld), { prefix: '/model/v1' });
  app.register(async (control) => modelControlRoutes(control, model), { prefix: '/model/_sandbox' });

  const url = await app.listen({ port: options.port, host, backlog });
  const address = app.server.address() as AddressInfo;
  return {
    url,
    linkedin,
    model,
    stopListening: () => stopListening(app.server),
    listenAgain: () => listenAgain(app.server, address),
    close: async () => {
      world.letGo();
      modelWorld.letGo();
      await app.close();
      await dataFile?.flush();
    },
  };
}
