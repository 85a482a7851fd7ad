import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { portrait } from '../http/portrait.js';
import { isAtRoot } from '../http/root-host.js';
import { chooserRoutes } from './chooser.routes.js';
import { googleIcon, googleStylesheet } from './google.theme.js';
import type { GoogleSandbox } from './google.sandbox.js';
import type { GoogleStore } from './google.store.js';
import { googleProvider } from './provider.js';
import { controlRoutes } from '../http/control.routes.js';
import type { AccountInput } from './accounts.js';
import { googleFaultKinds, googleFaultTargets } from './google.faults.js';

const fault = { kinds: googleFaultKinds, properties: { target: { enum: googleFaultTargets } } } as const;

const accountBody = {
  type: 'object',
  required: ['email'],
  additionalProperties: false,
  properties: {
    email: { type: 'string' },
    name: { type: 'string' },
    email_verified: { type: 'boolean' },
  },
} as const;

/** The control API of the stand-in over HTTP. */
function googleControlRoutes(app: FastifyInstance, sandbox: GoogleSandbox): void {
  controlRoutes(app, sandbox, fault);
  app.get('/calls', async () => ({ data: sandbox.calls() }));
  app.post<{ Body: AccountInput }>('/accounts', { schema: { body: accountBody } }, async (request, reply) =>
    reply.code(201).send(sandbox.account(request.body)),
  );
}

const maxIssuers = 8;

/**
 * The issuer's name is part of every ID token and has to be the address under which the application knows it:
 * `localhost` and `127.0.0.1` are two. All of them share accounts, faults and the key.
 */
class Issuers {
  readonly #providers = new Map<string, Promise<Provider>>();

  constructor(private readonly store: GoogleStore) {}

  /** The issuer of this name, made on first use. */
  at(issuer: string): Promise<Provider> {
    const known = this.#providers.get(issuer);
    if (known) return known;
    if (this.#providers.size >= maxIssuers) this.#providers.clear();
    const made = googleProvider(this.store, issuer);
    this.#providers.set(issuer, made);
    return made;
  }
}

const prefix = '/google';

/** Passes everything except our own pages to oidc-provider, which handles the raw request. */
function protocolRoutes(
  app: FastifyInstance,
  providerOf: (request: FastifyRequest) => Promise<Provider>,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all('/*', async (request, reply) => {
    const handle = (await providerOf(request)).callback();
    reply.hijack();
    const originalUrl = request.raw.url ?? '';
    const url = originalUrl.slice(prefix.length);
    // As Express does when mounting: the path without the prefix, plus the original one.
    Object.assign(request.raw, { originalUrl: isAtRoot(request) ? url : originalUrl, url });
    await handle(request.raw, reply.raw);
  });
}

/** All routes under `/google`. */
export function googleRoutes(app: FastifyInstance, store: GoogleStore, sandbox: GoogleSandbox): void {
  const issuers = new Issuers(store);
  const providerOf = (request: FastifyRequest): Promise<Provider> =>
    issuers.at(`http://${request.host}${isAtRoot(request) ? '' : prefix}`);

  app.register(async (google) => protocolRoutes(google, providerOf), { prefix });
  app.register(async (pages) => chooserRoutes(pages, store, providerOf), { prefix });
  app.register(async (control) => googleControlRoutes(control, sandbox), { prefix: `${prefix}/_sandbox` });

  app.get<{ Params: { sub: string } }>(`${prefix}/media/:sub/photo.png`, async (request, reply) =>
    reply
      .headers({ 'content-type': 'image/png', 'cache-control': 'private, max-age=3600' })
      .send(portrait(request.params.sub)),
  );
  app.get(`${prefix}/assets/icon.svg`, async (_request, reply) =>
    reply.headers({ 'content-type': 'image/svg+xml' }).send(googleIcon),
  );
  app.get(`${prefix}/assets/google.css`, async (_request, reply) =>
    reply.headers({ 'content-type': 'text/css; charset=utf-8' }).send(googleStylesheet),
  );
}
