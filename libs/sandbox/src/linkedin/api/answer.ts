import type { FastifyReply } from 'fastify';
import { randomUUID } from 'node:crypto';

/** An HTTP response, with a one-word result for the call log. */
export interface HttpAnswer {
  status: number;
  outcome: string;
  headers?: Record<string, string>;
  /** Sent as JSON when it is an object, as it is when it is a string; nothing is sent when it is missing. */
  body?: object | string;
  /** The post that was created, deleted or named. */
  urn?: string;
}

/** The connection is closed without a response. */
export interface DroppedAnswer {
  status: null;
  outcome: string;
  urn?: string;
}

export type Answer = HttpAnswer | DroppedAnswer;

export function isSuccess(answer: Answer): answer is HttpAnswer {
  return answer.status !== null && answer.status < 300;
}

export async function sendAnswer(reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
  if (answer.status === null) {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  return reply
    .code(answer.status)
    .headers({ 'x-li-uuid': randomUUID(), 'x-li-fabric': 'sandbox', ...answer.headers })
    .send(answer.body);
}
