import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { controlRoutes, holdingRoutes } from '../http/control.routes.js';
import { decryptedMessage } from './message-encryption.js';
import { judgePush, judgeSender, type PushProblem } from './push-request.js';
import { type ArmedPushFault, pushFaultKinds } from './push.faults.js';
import type { PushSandbox } from './push.sandbox.js';
import type { PushCall, PushStore } from './push.store.js';

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly detail?: string;
}

type SendRequest = FastifyRequest<{ Params: { id: string }; Body: Buffer | null }>;

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;
const refused = ({ status, detail }: PushProblem): Answer => ({ status, detail });

function send(store: PushStore, request: SendRequest): Answer {
  const subscriber = store.find(request.params.id);
  if (!subscriber) return { status: 410, detail: 'The subscription is gone' };
  const body = request.body ?? Buffer.alloc(0);
  const options = judgePush(request.headers, body);
  if ('detail' in options) return refused(options);
  const about = { origin: originOf(request), now: store.now() };
  const problem = judgeSender(request.headers.authorization, subscriber, about);
  if (problem) return refused(problem);
  try {
    // A push service cannot read a message; a stand-in says at once what a browser would drop in silence.
    const payload = decryptedMessage(body, subscriber.ecdh, subscriber.auth);
    store.take({ subscription: subscriber.id, payload, ...options });
  } catch (error) {
    return { status: 400, detail: error instanceof Error ? error.message : 'The body cannot be read' };
  }
  return {
    status: 201,
    headers: { location: `${originOf(request)}/push/messages/${subscriber.id}`, ttl: String(options.ttl) },
  };
}

/** The answer with a fault; null for a connection that is closed without one. */
async function answerWith(
  store: PushStore,
  fault: ArmedPushFault | null,
  process: () => Answer,
  abandoned: AbortSignal,
): Promise<Answer | null> {
  if (fault === null) return process();
  switch (fault.kind) {
    case 'drop_before':
      return null;
    case 'drop_after':
      process();
      return null;
    case 'hang':
      return (await store.held.hold(abandoned)) === 'proceed' ? process() : null;
    case '301':
      return { status: 301, headers: { location: 'http://127.0.0.1:1/elsewhere' } };
    case '429':
    case '503':
      return { status: Number(fault.kind), headers: { 'retry-after': String(fault.retry_after_s) } };
    default:
      return { status: Number(fault.kind), detail: 'A fault that was asked for' };
  }
}

function sendRoutes(app: FastifyInstance, store: PushStore): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send({ message: 'No such resource' }));
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/send/:id',
    handler: async (_request, reply) => reply.code(405).header('allow', 'POST').send(),
  });
  app.post('/send/:id', async (request: SendRequest, reply): Promise<FastifyReply> => {
    const fault = store.faults.take(({ endpoint }) => endpoint?.endsWith(request.url) ?? true);
    const call: PushCall = {
      at: store.now().toISOString(),
      subscription: request.params.id,
      status: null,
      problem: null,
      fault: fault?.kind ?? null,
    };
    store.calls.add(call);
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const answer = await answerWith(store, fault, () => send(store, request), left.signal);
    call.status = answer?.status ?? 0;
    call.problem = answer?.detail ?? null;
    store.changes.notify();
    if (answer !== null) {
      return reply
        .code(answer.status)
        .headers(answer.headers ?? {})
        .send(answer.detail ? { message: answer.detail } : '');
    }
    reply.hijack();
    reply.raw.destroy();
    return reply;
  });
}

const subscriptionBody = {
  type: 'object',
  required: ['application_server_key'],
  additionalProperties: false,
  properties: { application_server_key: { type: 'string', pattern: '^[A-Za-z0-9_-]{87}$' } },
} as const;

/** All routes under `/push`. */
export function pushRoutes(app: FastifyInstance, store: PushStore, sandbox: PushSandbox): void {
  app.register(async (api) => sendRoutes(api, store), { prefix: '/push' });
  app.register(
    async (control) => {
      const retry_after_s = { type: 'integer', minimum: 1, maximum: 86_400 };
      const endpoint = { type: 'string', minLength: 1, maxLength: 1_000 };
      controlRoutes(control, sandbox, { kinds: pushFaultKinds, properties: { retry_after_s, endpoint } });
      holdingRoutes(control, sandbox);
      control.get('/messages', async () => ({ data: sandbox.messages() }));
      control.post<{ Body: { application_server_key: string } }>(
        '/subscriptions',
        { schema: { body: subscriptionBody } },
        async (request, reply) =>
          reply.code(201).send(sandbox.subscribe(request.body.application_server_key, originOf(request))),
      );
    },
    { prefix: '/push/_sandbox' },
  );
}
