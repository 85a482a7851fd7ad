import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isWebhookFault } from '../stripe.faults.js';
import { StripeRefusal, stripeErrors } from '../stripe.errors.js';
import { demoStripe, type StripeCall, type StripeStore } from '../stripe.store.js';
import type { Context, Operation } from './operation.js';
import { operations } from './operations.js';
import { checkParameters, type Parameters } from './parameters.js';

interface Answer {
  status: number;
  body: unknown;
}

/** The operation of a request, with the id in its path. */
function operationOf(method: string, path: string): { operation: Operation; id: string } {
  for (const [name, operation] of Object.entries(operations)) {
    const [operationMethod, pattern = ''] = name.split(' ');
    if (operationMethod !== method) continue;
    const match = new RegExp(`^${pattern.replace(':id', '([A-Za-z0-9_]+)')}$`, 'u').exec(path);
    // A path that is written out goes before one with an id: `/v1/invoices/create_preview`.
    if (match && !(match[1] && `${method} ${path}` in operations)) return { operation, id: match[1] ?? '' };
  }
  throw stripeErrors.unknownPath(method, path);
}

function parametersOf(request: FastifyRequest): Parameters {
  const search = new URL(request.url, 'http://sandbox').searchParams;
  if (request.method !== 'POST') return Object.fromEntries(search);
  const type = request.headers['content-type'];
  if (
    request.body !== undefined &&
    request.body !== null &&
    !type?.startsWith('application/x-www-form-urlencoded')
  ) {
    throw stripeErrors.notForm();
  }
  return { ...(request.body as Record<string, string> | null | undefined) };
}

function checkCaller({ headers }: FastifyRequest): void {
  const { authorization } = headers;
  if (authorization === undefined) throw stripeErrors.noKey();
  if (authorization !== `Bearer ${demoStripe.secretKey}`) throw stripeErrors.wrongKey();
  const version = headers['stripe-version'];
  if (version !== undefined && version !== demoStripe.apiVersion)
    throw stripeErrors.unknownVersion(String(version));
}

const errorOf = (error: unknown): Answer => {
  if (error instanceof StripeRefusal) return { status: error.status, body: { error: error.error } };
  throw error;
};

/** Processes a request, or answers it as before when its idempotency key was used. */
function process(context: Context, request: FastifyRequest, path: string, parameters: Parameters): Answer {
  const key = request.headers['idempotency-key'];
  const { store } = context;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([request.method, path, Object.entries(parameters).sort()]))
    .digest('hex');
  const saved = typeof key === 'string' ? store.answers.get(key) : undefined;
  if (saved && saved.fingerprint !== fingerprint) throw stripeErrors.otherParameters(String(key));
  if (saved) return { status: saved.status, body: saved.body };
  const { operation, id } = operationOf(request.method, path);
  checkParameters(parameters, operation.accepts);
  const body = structuredClone(operation.run(context, parameters, id));
  if (typeof key === 'string' && request.method === 'POST')
    store.answers.set(key, { fingerprint, status: 200, body });
  return { status: 200, body };
}

/** Stripe's API: everything under `/v1`. */
export function stripeApiRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  store: StripeStore,
): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.replace(/\?.*$/u, '').replace(/^\/stripe/u, '');
    const call: StripeCall = {
      at: new Date().toISOString(),
      method: request.method,
      path,
      parameters: {},
      idempotency_key: String(request.headers['idempotency-key'] ?? '') || null,
      status: 0,
    };
    store.calls.add(call);
    const fault = store.faults.take(
      (armed) => !isWebhookFault(armed) && `${request.method} ${path}`.includes(armed.only),
    );
    if (fault?.kind === 'slow')
      await pause(fault.delay_ms, undefined, { signal: store.delays, ref: false }).catch(() => undefined);
    if (fault?.kind === 'drop') return hangUp(request, reply, store);
    let answered: Answer;
    try {
      checkCaller(request);
      if (fault?.kind === '500') throw stripeErrors.server();
      if (fault?.kind === '429') throw stripeErrors.rateLimit();
      call.parameters = { ...parametersOf(request) };
      store.interrupt(`${request.method} ${path}`);
      answered = process(contextOf(request), request, path, call.parameters);
    } catch (error) {
      answered = errorOf(error);
    }
    if (fault?.kind === 'drop_after') return hangUp(request, reply, store);
    call.status = answered.status;
    store.changed();
    return reply
      .code(answered.status)
      .headers({
        'request-id': store.newId('req'),
        'stripe-version': demoStripe.apiVersion,
        // Stripe says itself what may be tried again; here the caller decides by the status.
        ...(request.headers['idempotency-key'] !== undefined && {
          'idempotency-key': String(request.headers['idempotency-key']),
        }),
      })
      .send(answered.body);
  };
  for (const url of ['/v1', '/v1/*']) app.all(url, answer);
}

function hangUp(request: FastifyRequest, reply: FastifyReply, store: StripeStore): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  store.changed();
  return reply;
}
