import { createHash } from 'node:crypto';
import type { ChatRequest } from '../chat-request.rules.js';
import type { ArmedModelFault } from '../model.faults.js';
import { type Brief, readBrief } from './brief.js';
import { dataIn } from './data-block.js';
import { jsonFromSchema } from './json-from-schema.js';
import { obeyedOrder } from './obeyed-order.js';
import { ideaOn, postOn } from './prose.js';
import { repairedPassages } from './repaired-passages.js';
import { schemaInPrompt } from './schema-in-prompt.js';

const tooLong = 6_000;
const endless = 200_000;
const cliche = 'game-changer';
const refusalWords = 'I’m sorry, but I can’t help with that request.';
const anyJson = { type: 'object', properties: { text: { type: 'string' } } };

export interface Reply {
  content: string;
  /** OpenAI's own field for a refusal, in place of the content. */
  refusal: string | null;
  finishReason: 'stop' | 'length' | 'content_filter';
  promptTokens: number;
  completionTokens: number;
  /** False where the endpoint says nothing about tokens. */
  isCounted: boolean;
}

/** About four characters a token, as in English. */
function tokensIn(text: string): number {
  return Math.ceil(text.length / 4);
}

/** Changes the longest text anywhere in a value. */
function withLongestText(value: unknown, change: (text: string) => string): unknown {
  let longest = '';
  JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'string' && part.length > longest.length) longest = part;
    return part;
  });
  let isDone = false;
  const changed = JSON.stringify(value, (_key, part: unknown) => {
    if (isDone || part !== longest) return part;
    isDone = true;
    return change(longest);
  });
  return JSON.parse(changed) as unknown;
}

function spoil(text: string, brief: Brief, fault: ArmedModelFault | null): string {
  if (fault?.kind === 'never_use_phrase') {
    return `${text} It is a ${fault.phrase ?? brief.forbidden ?? cliche}.`;
  }
  const length = fault?.kind === 'too_long' ? tooLong : fault?.kind === 'endless' ? endless : 0;
  let long = text;
  for (let index = 0; long.length <= length; index += 1) long += ` ${ideaOn(brief, index)}`;
  return long;
}

function content(request: ChatRequest, fault: ArmedModelFault | null): string {
  if (fault?.kind === 'empty') return '';
  if (fault?.kind === 'refusal_in_words') return refusalWords;
  const brief = readBrief(request.messages);
  const seed = createHash('sha256').update(JSON.stringify(request.messages)).digest().readUInt16BE(0);
  const schema =
    request.format.type === 'json_schema' ? request.format.schema : schemaInPrompt(request.messages);
  const isJson = request.format.type !== 'text' || schema !== null;
  const order = obeyedOrder(request.messages);
  if (!isJson) return order ?? spoil(postOn(brief, seed), brief, fault);
  const value =
    repairedPassages(schema, dataIn(request.messages)) ?? jsonFromSchema(schema ?? anyJson, brief, seed);
  const json = JSON.stringify(withLongestText(value, (text) => order ?? spoil(text, brief, fault)));
  return fault?.kind === 'invalid_json' ? json.slice(0, Math.ceil(json.length * 0.6)) : json;
}

/** The model stand-in's output for a request. Deterministic. */
export function replyTo(request: ChatRequest, fault: ArmedModelFault | null): Reply {
  const whole = content(request, fault);
  const isFiltered = fault?.kind === 'content_filter';
  const limit = request.maxTokens === null ? Infinity : request.maxTokens * 4;
  const isCut = whole.length > limit;
  const said = isFiltered ? whole.slice(0, whole.length / 2) : isCut ? whole.slice(0, limit) : whole;
  return {
    content: said,
    refusal: fault?.kind === 'refusal' ? refusalWords : null,
    finishReason: isFiltered ? 'content_filter' : isCut ? 'length' : 'stop',
    promptTokens: request.messages.reduce((sum, message) => sum + tokensIn(message.content), 0),
    completionTokens: tokensIn(said),
    isCounted: fault?.kind !== 'no_usage',
  };
}
