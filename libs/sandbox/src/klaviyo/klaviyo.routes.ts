import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { controlRoutes, holdingRoutes } from '../http/control.routes.js';
import { judgeEventBody } from './event-body.rules.js';
import { klaviyoErrors, type Answer } from './klaviyo.errors.js';
import { klaviyoFaultKinds, type ArmedKlaviyoFault } from './klaviyo.faults.js';
import type { KlaviyoSandbox } from './klaviyo.sandbox.js';
import { demoKlaviyo, type KlaviyoCall, type KlaviyoEvent, type KlaviyoStore } from './klaviyo.store.js';

const jsonApi = 'application/vnd.api+json';
const isDay = /^\d{4}-\d{2}-\d{2}$/u;
/** A revision comes out on the 15th of a quarter's first month and lives for two years (KLAVIYO-1). */
const isLive = /^202[5-9]-(?:01|04|07|10)-15$/u;

/** What is wrong with a request before its body is read; null for nothing. */
function judgeHead({ headers, query }: FastifyRequest): Answer | null {
  if (headers.authorization !== `Klaviyo-API-Key ${demoKlaviyo.apiKey}`) return klaviyoErrors.unauthorized();
  const { revision, accept = '*/*' } = headers;
  if (typeof revision !== 'string' || !isDay.test(revision)) {
    return klaviyoErrors.invalid({ pointer: '/revision', detail: 'A revision header of a day is required.' });
  }
  if (!isLive.test(revision)) return klaviyoErrors.gone(revision);
  if (headers['content-type']?.split(';', 1)[0] !== jsonApi || !/json|\*\/\*/u.test(accept)) {
    return klaviyoErrors.mediaType();
  }
  const [unknown] = Object.keys(query as object);
  return unknown === undefined
    ? null
    : klaviyoErrors.invalid({ pointer: `/${unknown}`, detail: `'${unknown}' is not a valid parameter.` });
}

function createEvent(store: KlaviyoStore, request: FastifyRequest): Answer {
  const refusal = judgeHead(request);
  if (refusal) return refusal;
  const judged = judgeEventBody(request.body, store.now());
  if ('problem' in judged) return klaviyoErrors.invalid(judged.problem);
  store.take(judged.identity, judged.event);
  // Accepted, not processed: there is nothing to say about it yet.
  return { status: 202 };
}

/** The answer with a fault; null for a connection that is closed without one. */
async function answerWith(
  store: KlaviyoStore,
  fault: ArmedKlaviyoFault | null,
  process: () => Answer,
  abandoned: AbortSignal,
): Promise<Answer | null> {
  const hold = async (): Promise<boolean> => (await store.held.hold(abandoned)) === 'proceed';
  switch (fault?.kind) {
    case undefined:
      return process();
    case '400':
      return klaviyoErrors.invalid({ pointer: '/data/attributes', detail: 'The payload is invalid.' });
    case '401':
      return klaviyoErrors.unauthorized();
    case '403':
      return klaviyoErrors.forbidden();
    case 'challenge':
      return klaviyoErrors.challenge();
    case '429':
      return klaviyoErrors.throttled(fault.retry_after_s);
    case '500':
      return klaviyoErrors.broken(500);
    case '503':
      return klaviyoErrors.broken(503);
    case '500_after':
      process();
      return klaviyoErrors.broken(500);
    case 'drop_before':
      return null;
    case 'drop_after':
      process();
      return null;
    case 'hang_before':
      return (await hold()) ? process() : null;
    case 'hang_after': {
      const answer = process();
      return (await hold()) ? answer : null;
    }
  }
}

function begin(
  store: KlaviyoStore,
  event: KlaviyoEvent | null,
  fault: ArmedKlaviyoFault | null,
): KlaviyoCall {
  const call: KlaviyoCall = {
    at: store.now().toISOString(),
    metric: event?.metric ?? null,
    unique_id: event?.unique_id ?? null,
    status: null,
    fault: fault?.kind ?? null,
  };
  store.calls.add(call);
  return call;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function send(reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-type': jsonApi, ...headers })
    .send(typeof body === 'object' ? JSON.stringify(body) : (body ?? ''));
}

function eventRoutes(app: FastifyInstance, store: KlaviyoStore): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    done(null, parsed(body.toString()));
  });
  app.setNotFoundHandler(async (_request, reply) => send(reply, klaviyoErrors.notFound()));
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/events',
    handler: async (_request, reply) => send(reply, klaviyoErrors.noMethod()),
  });
  app.post('/api/events', async (request, reply): Promise<FastifyReply> => {
    const judged = judgeEventBody(request.body, store.now());
    const event = 'problem' in judged ? null : judged.event;
    const fault = store.faults.take(({ email }) => email === null || email === event?.profile['email']);
    const call = begin(store, event, fault);
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const answer = await answerWith(store, fault, () => createEvent(store, request), left.signal);
    call.status = answer?.status ?? 0;
    store.changes.notify();
    if (answer !== null) return send(reply, answer);
    reply.hijack();
    reply.raw.destroy();
    return reply;
  });
}

/** All routes under `/klaviyo`. */
export function klaviyoRoutes(app: FastifyInstance, store: KlaviyoStore, sandbox: KlaviyoSandbox): void {
  app.register(async (api) => eventRoutes(api, store), { prefix: '/klaviyo' });
  app.register(
    async (control) => {
      const retry_after_s = { type: 'integer', minimum: 1, maximum: 86_400 };
      const email = { type: 'string', minLength: 3, maxLength: 254 };
      controlRoutes(control, sandbox, { kinds: klaviyoFaultKinds, properties: { email, retry_after_s } });
      holdingRoutes(control, sandbox);
      control.get('/events', async () => ({ data: sandbox.events() }));
    },
    { prefix: '/klaviyo/_sandbox' },
  );
}
