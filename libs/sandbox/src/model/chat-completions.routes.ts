import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { excerpt } from '../control/excerpt.js';
import { type ChatRequest, readChatRequest } from './chat-request.rules.js';
import { completionChunks, completionHead, wholeCompletion } from './completion.js';
import type { ModelCall } from './model-call.js';
import { type ModelError, modelErrors } from './model.errors.js';
import type { ArmedModelFault } from './model.faults.js';
import type { ModelWorld } from './model.world.js';
import { garbage, streamAnswer } from './streamed-answer.js';
import { replyTo } from './writer/reply.js';

function beginCall(world: ModelWorld, request: FastifyRequest): ModelCall {
  const call: ModelCall = {
    id: world.calls.total + 1,
    at: world.now().toISOString(),
    path: request.url.split('?', 1)[0] ?? '',
    model: null,
    stream: false,
    response_format: null,
    messages: [],
    fault: null,
    status: null,
    outcome: 'in_flight',
    caller_left: false,
  };
  world.calls.add(call);
  return call;
}

function endCall(world: ModelWorld, call: ModelCall, status: number, outcome: ModelCall['outcome']): void {
  call.status = status;
  call.outcome = outcome;
  world.changes.notify();
}

function takeFault(world: ModelWorld, request: ChatRequest): ArmedModelFault | null {
  return world.faults.take(({ kind, text_contains: part }) => {
    if (kind === '400_on_json_schema' && request.format.type !== 'json_schema') return false;
    return part === null || request.messages.some(({ content }) => content.includes(part));
  });
}

function refusalBy(fault: ArmedModelFault | null): ModelError | null {
  if (fault?.kind === '400_on_json_schema') return modelErrors.noJsonSchema();
  if (fault?.kind === '401') return modelErrors.invalidKey();
  if (fault?.kind === '429') return modelErrors.throttled();
  return fault?.kind === '500' ? modelErrors.internal() : null;
}

/** Aborted when the caller disconnects or the stand-in is reset. */
function abandonment(world: ModelWorld, reply: FastifyReply, call: ModelCall): AbortSignal {
  const hungUp = new AbortController();
  reply.raw.once('close', () => {
    if (call.outcome === 'in_flight') {
      call.caller_left = true;
      hungUp.abort();
      world.changes.notify();
    }
  });
  return AbortSignal.any([hungUp.signal, world.delays]);
}

async function answerWhole(
  world: ModelWorld,
  reply: FastifyReply,
  call: ModelCall,
  chat: ChatRequest,
  fault: ArmedModelFault | null,
): Promise<FastifyReply> {
  const abandoned = abandonment(world, reply, call);
  if (fault?.kind === 'slow_first_token') {
    await delay(fault.delay_ms, undefined, { signal: abandoned }).catch(() => undefined);
  }
  if (fault?.kind === 'stall_mid_stream') await world.held.hold(abandoned);
  if (abandoned.aborted) {
    endCall(world, call, 200, 'cut');
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  if (fault?.kind === 'cut_mid_stream') {
    endCall(world, call, 200, 'cut');
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  if (fault?.kind === 'garbage') {
    endCall(world, call, 200, 'answered');
    return reply.type('application/json').send(garbage);
  }
  if (fault?.kind === 'error_in_stream') {
    endCall(world, call, 500, 'refused');
    return reply.code(500).send(modelErrors.internal().body);
  }
  endCall(world, call, 200, 'answered');
  return reply.send(wholeCompletion(completionHead(chat, world.now()), replyTo(chat, fault)));
}

async function answerInStream(
  world: ModelWorld,
  reply: FastifyReply,
  call: ModelCall,
  chat: ChatRequest,
  fault: ArmedModelFault | null,
): Promise<FastifyReply> {
  const abandoned = abandonment(world, reply, call);
  const chunks = completionChunks(completionHead(chat, world.now()), replyTo(chat, fault), chat.includeUsage);
  reply.hijack();
  const isWhole = await streamAnswer(world, reply.raw, chunks, fault, abandoned);
  endCall(world, call, 200, isWhole ? 'answered' : 'cut');
  return reply;
}

/** The OpenAI protocol's common subset (MODEL-1): chat completions and the list of models. */
export function chatCompletionRoutes(app: FastifyInstance, world: ModelWorld): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization === `Bearer ${world.apiKey}`) return;
    endCall(world, beginCall(world, request), 401, 'refused');
    await reply.code(401).send(modelErrors.invalidKey().body);
  });
  app.setErrorHandler(async (error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(error);
    const { body } = status >= 500 ? modelErrors.internal() : modelErrors.unreadableBody();
    return reply.code(status).send(body);
  });
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send(modelErrors.unknownPath().body));

  app.get('/models', async () => ({
    object: 'list',
    data: world.models.map((id) => ({ id, object: 'model', created: 1_767_225_600, owned_by: 'sandbox' })),
  }));

  app.post('/chat/completions', async (request, reply) => {
    const call = beginCall(world, request);
    const refuse = (error: ModelError): FastifyReply => {
      endCall(world, call, error.status, 'refused');
      return reply.code(error.status).send(error.body);
    };
    const chat = readChatRequest(request.body);
    if ('status' in chat) return refuse(chat);
    call.model = chat.model;
    call.stream = chat.stream;
    call.response_format = chat.format.type;
    call.messages = chat.messages.map(({ role, content }) => ({ role, content: excerpt(content) }));
    if (!world.models.includes(chat.model)) return refuse(modelErrors.unknownModel(chat.model));
    const fault = takeFault(world, chat);
    call.fault = fault?.kind ?? null;
    world.changes.notify();
    const refusal = refusalBy(fault);
    const pause = fault?.retry_after_s ?? null;
    if (pause !== null) reply.header('retry-after', pause);
    if (refusal) return refuse(refusal);
    return chat.stream
      ? answerInStream(world, reply, call, chat, fault)
      : answerWhole(world, reply, call, chat, fault);
  });
}
