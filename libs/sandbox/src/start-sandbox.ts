import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GoogleSandbox } from './google/google.sandbox.js';
import { googleRoutes } from './google/google.routes.js';
import { GoogleStore } from './google/google.store.js';
import { ConnectionGate } from './http/connection-gate.js';
import { knownHostsOnly } from './http/known-hosts.js';
import { backlog, listenAgain, startListening, stopListening } from './http/listening.js';
import { sendPage } from './http/page.js';
import { rootHost } from './http/root-host.js';
import { stylesheet } from './http/stylesheet.js';
import { indexPage, sandboxTheme } from './index.page.js';
import { klaviyoRoutes } from './klaviyo/klaviyo.routes.js';
import { KlaviyoSandbox } from './klaviyo/klaviyo.sandbox.js';
import { KlaviyoStore } from './klaviyo/klaviyo.store.js';
import { noteRefusedConnection } from './linkedin/api/call-tracking.js';
import { linkedInRoutes } from './linkedin/linkedin.routes.js';
import { LinkedInSandbox } from './linkedin/linkedin.sandbox.js';
import { restore, snapshotOf } from './linkedin/linkedin.snapshot.js';
import { type LinkedInOptions, LinkedInStore } from './linkedin/linkedin.store.js';
import { mailboxRoutes } from './mailbox/mailbox.routes.js';
import { MailboxSandbox } from './mailbox/mailbox.sandbox.js';
import { MailboxStore } from './mailbox/mailbox.store.js';
import { startSmtp } from './mailbox/smtp.server.js';
import { chatCompletionRoutes } from './model/chat-completions.routes.js';
import { modelControlRoutes } from './model/control.routes.js';
import { ModelSandbox } from './model/model.sandbox.js';
import { type ModelOptions, ModelStore } from './model/model.store.js';
import { pushRoutes } from './push/push.routes.js';
import { PushSandbox } from './push/push.sandbox.js';
import { PushStore } from './push/push.store.js';
import { DataFile } from './store/data-file.js';
import { startStripe } from './stripe/start-stripe.js';
import { restoreStripe } from './stripe/stripe.snapshot.js';
import type { StripeSandbox } from './stripe/stripe.sandbox.js';
import { type StripeOptions, StripeStore } from './stripe/stripe.store.js';

const maxBodyBytes = 512 * 1024;

export interface SandboxOptions extends Omit<LinkedInOptions, 'now' | 'assetDirectory'> {
  /** 0 for any free port. */
  port: number;
  /** SMTP port; default: any free one. */
  smtpPort?: number;
  host?: string;
  /** Additional host names besides `host` and those of this computer. */
  hosts?: readonly string[];
  /** A JSON file that keeps members, tokens, posts and subscriptions over a restart, with a folder beside it for their pictures. */
  dataFile?: string;
  model?: Omit<ModelOptions, 'now'>;
  stripe?: Omit<StripeOptions, 'now'>;
  /** The stand-ins' clock. */
  now?: () => Date;
}

export interface Sandbox {
  /** `http://host:port` */
  url: string;
  /** Each stand-in at the root of its own host, as the real ones are; the model's without its `/v1`. */
  roots: Readonly<Record<'linkedin' | 'google' | 'model' | 'stripe' | 'klaviyo' | 'push', string>>;
  linkedin: LinkedInSandbox;
  google: GoogleSandbox;
  mailbox: MailboxSandbox;
  model: ModelSandbox;
  stripe: StripeSandbox;
  klaviyo: KlaviyoSandbox;
  push: PushSandbox;
  /** Closes the port, so that callers get ECONNREFUSED. */
  stopListening(): Promise<void>;
  /** Listens on the same port again. */
  listenAgain(): Promise<void>;
  /** Drops held requests, saves and stops. */
  close(): Promise<void>;
}

function reportDataFile(error: unknown): void {
  console.error('The sandbox could not use its data file:', error instanceof Error ? error.message : error);
}

function createApp(): FastifyInstance {
  return Fastify({
    bodyLimit: maxBodyBytes,
    forceCloseConnections: true,
    // A suspended caller with an open connection is waited for, as long as its test needs.
    http: { headersTimeout: 0 },
    // Unknown fields in an order are mistakes; Fastify would drop them silently.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
}

/** Pages for a person who opens the address itself, and what all pages share. */
function frontRoutes(app: FastifyInstance, smtpUrl: string): void {
  app.get('/', async (request, reply) =>
    sendPage(reply, 200, {
      title: 'Drumbeat’s sandbox',
      body: indexPage({ origin: `${request.protocol}://${request.host}`, smtpUrl }),
      theme: sandboxTheme,
    }),
  );
  app.get('/health', async () => ({ status: 'ok', service: 'drumbeat-sandbox' }));
  app.get('/assets/sandbox.css', async (_request, reply) =>
    reply.headers({ 'content-type': 'text/css; charset=utf-8' }).send(stylesheet),
  );
}

/** Starts the stand-ins for LinkedIn, Google, Stripe, Klaviyo, a push service and a model endpoint over HTTP on one port, and one for a mail server on another. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { host = '127.0.0.1', hosts = [], dataFile: path, now } = options;
  const dataFile =
    path === undefined
      ? null
      : new DataFile(path, () => ({ ...snapshotOf(store), stripe: stripeStore.state }), reportDataFile);
  const assetDirectory = path === undefined ? undefined : `${path}.media`;
  const store = new LinkedInStore({ ...options, assetDirectory }, () => dataFile?.changed());
  const stripeStore = new StripeStore({ ...options.stripe, now }, () => dataFile?.changed());
  if (path !== undefined) {
    const saved = await DataFile.read(path, reportDataFile);
    restore(store, saved);
    restoreStripe(stripeStore, saved);
  }
  const modelStore = new ModelStore({ ...options.model, now });
  const googleStore = new GoogleStore({ now });
  const klaviyoStore = new KlaviyoStore({ now });
  const pushStore = new PushStore({ now });
  const mailStore = new MailboxStore({ now });
  const smtp = await startSmtp(mailStore, { port: options.smtpPort ?? 0, host });

  const app = createApp();
  app.addHook('onRequest', knownHostsOnly([host, ...hosts]));
  const rootServers = {
    linkedin: rootHost(app, '/linkedin'),
    google: rootHost(app, '/google'),
    model: rootHost(app, '/model'),
    stripe: rootHost(app, '/stripe'),
    klaviyo: rootHost(app, '/klaviyo'),
    push: rootHost(app, '/push'),
  };
  const gate = new ConnectionGate([app.server, rootServers.linkedin], () => noteRefusedConnection(store));
  const linkedin = new LinkedInSandbox(store, gate);
  const google = new GoogleSandbox(googleStore);
  const model = new ModelSandbox(modelStore);
  const klaviyo = new KlaviyoSandbox(klaviyoStore);
  const push = new PushSandbox(pushStore, () => originOf(pushRoot));
  const mailbox = new MailboxSandbox(mailStore, smtp.url);
  await app.register(formbody);
  frontRoutes(app, smtp.url);
  linkedInRoutes(app, store, linkedin);
  googleRoutes(app, googleStore, google);
  mailboxRoutes(app, mailbox);
  klaviyoRoutes(app, klaviyoStore, klaviyo);
  pushRoutes(app, pushStore, push);
  const stripe = startStripe(app, stripeStore);
  app.register(async (api) => chatCompletionRoutes(api, modelStore), { prefix: '/model/v1' });
  app.register(async (control) => modelControlRoutes(control, model), { prefix: '/model/_sandbox' });

  const url = await app.listen({ port: options.port, host, backlog }).catch(async (error: unknown) => {
    await smtp.close();
    throw error;
  });
  const address = app.server.address() as AddressInfo;
  const [linkedinRoot, googleRoot, modelRoot, stripeRoot, klaviyoRoot, pushRoot] = await Promise.all([
    startListening(rootServers.linkedin, host),
    startListening(rootServers.google, host),
    startListening(rootServers.model, host),
    startListening(rootServers.stripe, host),
    startListening(rootServers.klaviyo, host),
    startListening(rootServers.push, host),
  ]);
  const listeners: readonly (readonly [Server, AddressInfo])[] = [
    [app.server, address],
    [rootServers.linkedin, linkedinRoot],
    [rootServers.google, googleRoot],
    [rootServers.model, modelRoot],
    [rootServers.stripe, stripeRoot],
    [rootServers.klaviyo, klaviyoRoot],
    [rootServers.push, pushRoot],
  ];
  const originOf = ({ port }: AddressInfo): string => Object.assign(new URL(url), { port }).origin;
  return {
    url,
    roots: {
      linkedin: originOf(linkedinRoot),
      google: originOf(googleRoot),
      model: originOf(modelRoot),
      stripe: originOf(stripeRoot),
      klaviyo: originOf(klaviyoRoot),
      push: originOf(pushRoot),
    },
    linkedin,
    google,
    mailbox,
    model,
    stripe,
    klaviyo,
    push,
    stopListening: async () => {
      await Promise.all(listeners.map(([server]) => stopListening(server)));
    },
    listenAgain: async () => {
      await Promise.all(listeners.map(([server, place]) => listenAgain(server, place)));
    },
    close: async () => {
      store.letGo();
      modelStore.letGo();
      googleStore.letGo();
      mailStore.letGo();
      stripeStore.letGo();
      klaviyoStore.letGo();
      pushStore.letGo();
      await smtp.close();
      await Promise.all(Object.values(rootServers).map((server) => stopListening(server)));
      await app.close();
      await dataFile?.flush();
    },
  };
}
