import type { FastifyReply } from 'fastify';
import { randomUUID } from 'node:crypto';

/** An HTTP answer, and in one word for the call log what was done. */
export interface HttpAnswer {
  status: number;
  outcome: string;
  headers?: Record<string, string>;
  /** Sent as JSON when it is an object, as it is when it is a string; nothing is sent when it is missing. */
  body?: object | string;
  /** The post that was made, deleted or named. */
  urn?: string;
}

/** The connection is closed without an answer. */
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
