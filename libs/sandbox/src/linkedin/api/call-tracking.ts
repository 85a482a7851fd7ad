import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LinkedInStore } from '../linkedin.store.js';
import { type Answer, sendAnswer } from './answer.js';
import type { LinkedInCall } from './linkedin-call.js';

/** Writes a request down when it arrives, so that one whose caller is killed in the middle is seen too. */
export function beginCall(
  store: LinkedInStore,
  operation: LinkedInCall['operation'],
  request: FastifyRequest,
  reply: FastifyReply,
): LinkedInCall {
  const call: LinkedInCall = {
    id: store.calls.total + 1,
    at: store.now().toISOString(),
    operation,
    method: request.method,
    path: request.url.split('?', 1)[0] ?? '',
    member: null,
    text: null,
    fault: null,
    status: null,
    outcome: 'in_flight',
    urn: null,
    caller_left: false,
  };
  store.calls.add(call);
  reply.raw.once('close', () => {
    if (call.outcome === 'in_flight') {
      call.caller_left = true;
      store.changes.notify();
    }
  });
  return call;
}

export function endCall(
  store: LinkedInStore,
  call: LinkedInCall,
  end: Pick<Answer, 'status' | 'outcome' | 'urn'>,
): void {
  call.status = end.status;
  call.outcome = end.outcome;
  call.urn = end.urn ?? null;
  store.changes.notify();
}

/** Notes a connection that was closed before anything was read from it. */
export function noteRefusedConnection(store: LinkedInStore): void {
  store.calls.add({
    id: store.calls.total + 1,
    at: store.now().toISOString(),
    operation: 'connect',
    method: null,
    path: null,
    member: null,
    text: null,
    fault: 'refuse',
    status: null,
    outcome: 'refused',
    urn: null,
    caller_left: false,
  });
  store.changes.notify();
}

type Handler = (request: FastifyRequest, call: LinkedInCall) => Answer | Promise<Answer>;

/** A route handler that records its call and sends the result of `handle`. */
export function tracked(
  store: LinkedInStore,
  operation: LinkedInCall['operation'],
  handle: Handler,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  return async (request, reply) => {
    const call = beginCall(store, operation, request, reply);
    const pending = handle(request, call);
    store.changes.notify();
    const answer = await pending;
    endCall(store, call, answer);
    return sendAnswer(reply, answer);
  };
}
