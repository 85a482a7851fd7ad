import { isJsonObject, type JsonObject } from '@drumbeat/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { excerpt } from '../control/excerpt.js';
import { type ChatRequest, readChatRequest } from './chat-request.rules.js';
import { completionChunks, completionHead, wholeCompletion } from './completion.js';
import type { ModelCall } from './model-call.js';
import { type ModelError, modelErrors } from './model.errors.js';
import type { ArmedModelFault } from './model.faults.js';
import type { ModelStore } from './model.store.js';
import type { Dialect } from './dialects/dialect.js';
import { garbage, streamAnswer } from './streamed-answer.js';
import { replyTo } from './writer/reply.js';

function beginCall(store: ModelStore, request: FastifyRequest): ModelCall {
  const call: ModelCall = {
    id: store.calls.total + 1,
    at: store.now().toISOString(),
    path: request.url.split('?', 1)[0] ?? '',
    model: null,
    stream: false,
    response_format: null,
    parameters: {},
    messages: [],
    fault: null,
    status: null,
    outcome: 'in_flight',
    caller_left: false,
  };
  store.calls.add(call);
  return call;
}

function endCall(store: ModelStore, call: ModelCall, status: number, outcome: ModelCall['outcome']): void {
  call.status = status;
  call.outcome = outcome;
  store.changes.notify();
}

function takeFault(store: ModelStore, request: ChatRequest): ArmedModelFault | null {
  return store.faults.take(({ kind, text_contains: part }) => {
    if (kind === '400_on_json_schema' && request.format.type !== 'json_schema') return false;
    return part === null || request.messages.some(({ content }) => content.includes(part));
  });
}

/** Fields of a request that the record has places of their own for. */
const recordedApart = ['model', 'messages', 'stream', 'response_format'];

function parametersIn(body: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !recordedApart.includes(name)));
}

function refusalBy(fault: ArmedModelFault | null, { failures }: Dialect): ModelError | null {
  const inItsWords = fault && failures[fault.kind];
  if (inItsWords) return inItsWords();
  if (fault?.kind === '400_on_json_schema') return modelErrors.noJsonSchema();
  if (fault?.kind === '401') return modelErrors.invalidKey();
  if (fault?.kind === '429') return modelErrors.throttled();
  return fault?.kind === '500' ? modelErrors.internal() : null;
}

/** Aborted when the caller disconnects or the stand-in is reset. */
function abandonment(store: ModelStore, reply: FastifyReply, call: ModelCall): AbortSignal {
  const hungUp = new AbortController();
  reply.raw.once('close', () => {
    if (call.outcome === 'in_flight') {
      call.caller_left = true;
      hungUp.abort();
      store.changes.notify();
    }
  });
  return AbortSignal.any([hungUp.signal, store.delays]);
}

async function respondWhole(
  store: ModelStore,
  reply: FastifyReply,
  call: ModelCall,
  chat: ChatRequest,
  fault: ArmedModelFault | null,
): Promise<FastifyReply> {
  const abandoned = abandonment(store, reply, call);
  if (fault?.kind === 'slow_first_token') {
    await delay(fault.delay_ms, undefined, { signal: abandoned }).catch(() => undefined);
  }
  if (fault?.kind === 'stall_mid_stream') await store.held.hold(abandoned);
  if (abandoned.aborted) {
    endCall(store, call, 200, 'cut');
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  if (fault?.kind === 'cut_mid_stream') {
    endCall(store, call, 200, 'cut');
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  if (fault?.kind === 'garbage') {
    endCall(store, call, 200, 'answered');
    return reply.type('application/json').send(garbage);
  }
  if (fault?.kind === 'error_in_stream') {
    endCall(store, call, 500, 'refused');
    return reply.code(500).send(modelErrors.internal().body);
  }
  endCall(store, call, 200, 'answered');
  return reply.send(wholeCompletion(completionHead(chat, store.now()), replyTo(chat, fault)));
}

async function respondInStream(
  store: ModelStore,
  reply: FastifyReply,
  call: ModelCall,
  chat: ChatRequest,
  fault: ArmedModelFault | null,
): Promise<FastifyReply> {
  const abandoned = abandonment(store, reply, call);
  const chunks = completionChunks(
    completionHead(chat, store.now()),
    replyTo(chat, fault),
    chat.includeUsage && fault?.kind !== 'no_usage',
  );
  reply.hijack();
  const isWhole = await streamAnswer(store, reply.raw, chunks, fault, abandoned);
  endCall(store, call, 200, isWhole ? 'answered' : 'cut');
  return reply;
}

/** The OpenAI protocol's common subset (MODEL-1): chat completions and the list of models. */
export function chatCompletionRoutes(app: FastifyInstance, store: ModelStore): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization === `Bearer ${store.apiKey}`) return;
    endCall(store, beginCall(store, request), 401, 'refused');
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
    data: store.models.map((id) => ({ id, object: 'model', created: 1_767_225_600, owned_by: 'sandbox' })),
  }));

  app.post('/chat/completions', async (request, reply) => {
    const call = beginCall(store, request);
    const refuse = (error: ModelError): FastifyReply => {
      endCall(store, call, error.status, 'refused');
      return reply.code(error.status).send(error.body);
    };
    if (isJsonObject(request.body)) {
      call.model = typeof request.body['model'] === 'string' ? request.body['model'] : null;
      call.stream = request.body['stream'] === true;
      call.parameters = parametersIn(request.body);
    }
    const chat = readChatRequest(request.body);
    if ('status' in chat) return refuse(chat);
    call.response_format = chat.format.type;
    call.messages = chat.messages.map(({ role, content }) => ({ role, content: excerpt(content) }));
    if (!store.models.includes(chat.model)) return refuse(modelErrors.unknownModel(chat.model));
    const fault = takeFault(store, chat);
    call.fault = fault?.kind ?? null;
    store.changes.notify();
    const refusal = refusalBy(fault, chat.dialect);
    const pause = fault?.retry_after_s ?? null;
    if (pause !== null) reply.header('retry-after', pause);
    if (refusal) return refuse(refusal);
    return chat.stream
      ? respondInStream(store, reply, call, chat, fault)
      : respondWhole(store, reply, call, chat, fault);
  });
}
