import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Release } from '../control/held-requests.js';

/** Prevents an unrelated web page in the same browser from controlling the stand-ins. */
async function sameSiteOnly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const site = request.headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return;
  await reply
    .code(403)
    .send({ error: 'The sandbox takes orders from its own pages and from programs only.' });
}

/** Invalid control calls get 400 and a message. */
async function controlErrors(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  const status = error instanceof RangeError ? 400 : (error.statusCode ?? 500);
  if (status >= 500) console.error(error);
  await reply.code(status).send({ error: error.message });
}

/** JSON schemas by the name of their property. */
type Properties = Readonly<Record<string, object>>;

/** The `text_contains` of a fault that strikes only what contains it. */
export const textContains = { type: 'string', minLength: 1, maxLength: 3_000 } as const;

/** The body that arms a fault. */
export interface FaultShape {
  readonly kinds: readonly string[];
  /** Besides `kind`, `times` and `delay_ms`, which every fault may have. */
  readonly properties?: Properties;
}

interface Controls<FaultRequest> {
  fault(request: FaultRequest): void;
  pendingFaults(): readonly unknown[];
  reset(options: object): void;
}

/** What every stand-in is controlled by over HTTP: faults, and a reset with the options given. */
export function controlRoutes<FaultRequest>(
  app: FastifyInstance,
  sandbox: Controls<FaultRequest>,
  { kinds, properties }: FaultShape,
  resetOptions: Properties = {},
): void {
  app.addHook('onRequest', sameSiteOnly);
  app.setErrorHandler(controlErrors);

  const faultBody = {
    type: 'object',
    required: ['kind'],
    additionalProperties: false,
    properties: {
      kind: { enum: kinds },
      times: { type: 'integer', minimum: 1, maximum: 1_000_000 },
      delay_ms: { type: 'integer', minimum: 0, maximum: 600_000 },
      ...properties,
    },
  };
  app.post('/faults', { schema: { body: faultBody } }, async (request, reply) => {
    // What the schema lets through.
    sandbox.fault(request.body as FaultRequest);
    return reply.code(201).send({ pending: sandbox.pendingFaults() });
  });
  app.get('/faults', async () => ({ pending: sandbox.pendingFaults() }));

  const resetBody = { type: ['object', 'null'], additionalProperties: false, properties: resetOptions };
  app.post<{ Body: object | null | undefined }>(
    '/reset',
    { schema: { body: resetBody } },
    async (request, reply) => {
      sandbox.reset(request.body ?? {});
      return reply.code(204).send();
    },
  );
}

const releaseBody = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: { how: { enum: ['proceed', 'drop'] } },
} as const;

interface HoldingControls {
  readonly totalCalls: number;
  /** Number of requests that wait for their release. */
  readonly held: number;
  calls(): readonly unknown[];
  release(how?: Release): number;
}

/** The log of a stand-in that can hold requests, and their release. */
export function holdingRoutes(app: FastifyInstance, sandbox: HoldingControls): void {
  app.get('/calls', async () => ({ total: sandbox.totalCalls, held: sandbox.held, data: sandbox.calls() }));
  app.post<{ Body: { how?: Release } | null | undefined }>(
    '/release',
    { schema: { body: releaseBody } },
    async (request) => ({ released: sandbox.release(request.body?.how) }),
  );
}
