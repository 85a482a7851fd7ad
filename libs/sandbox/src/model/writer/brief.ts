import { isJsonObject, type JsonObject } from '@drumbeat/domain';
import type { ChatMessage } from '../chat-request.rules.js';
import { dataIn } from './data-block.js';

export interface Quote {
  post: number;
  sentence: string;
}

/** The content of a prompt, as far as simple parsing can find it. */
export interface Brief {
  topic: string;
  audience: string;
  /** The author's subjects, in order; a text for one of them uses it instead of `topic`. */
  pillars: readonly string[];
  /** Number of requested items, when the prompt states it. */
  count: number | null;
  /** A phrase that the prompt forbids. */
  forbidden: string | null;
  /** Sentences of the posts that it is given, each with the number of its post. */
  quotes: readonly Quote[];
  /** Number of angles to skip: an output that was sent back is replaced by others. */
  skipped: number;
}

const maxTopicLength = 90;
const anglesPerAnswer = 10;
const defaultTopic = 'Doing good work and telling people about it';
const defaultAudience = 'the people you work for';
const topicLabels =
  /^\W*(?:topic|prompt|idea|subject|notes?|pillar|theme|about)\b[^:\n]{0,40}:[ \t]*(\S.*)$/im;
const audienceLabels =
  /^\W*(?:target )?(?:audience|ideal client|readers?|ideal target client)\b[^:\n]{0,40}:[ \t]*(\S.*)$/im;
const countOfThings = /\b(\d{1,2})\s+(?:\w+\s+){0,3}?(?:prompts?|ideas?|items?|posts?|hooks?|titles?)\b/i;
const forbiddenLabel = /never[- ]use[^:\n]{0,40}:[ \t]*(\S.*)$/im;

/** Extracts the facts that a fitting output needs from the messages: from their data if any, else from labels. */
export function readBrief(messages: readonly ChatMessage[]): Brief {
  const data = dataIn(messages);
  return data === null ? fromLabels(messages) : fromData(data, messages);
}

function fromLabels(messages: readonly ChatMessage[]): Brief {
  const asked = messages.filter(({ role }) => role === 'user').at(-1)?.content ?? '';
  const everything = messages.map(({ content }) => content).join('\n');
  const topic = topicLabels.exec(asked)?.[1] ?? asked.split('\n').find((line) => line.trim() !== '') ?? '';
  const forbidden = forbiddenLabel.exec(everything)?.[1];
  return {
    topic: shortened(topic) || defaultTopic,
    audience: shortened(audienceLabels.exec(everything)?.[1] ?? '') || defaultAudience,
    pillars: [],
    count: countIn(asked) ?? countIn(everything),
    forbidden: forbidden === undefined ? null : firstOfList(forbidden) || null,
    quotes: [],
    skipped: 0,
  };
}

/** Only the system message states how much to write: numbers in the data are content. */
function fromData(data: JsonObject, messages: readonly ChatMessage[]): Brief {
  const { author, answers, prompt } = data;
  const pillars = pillarsOf(author) ?? pillarsOf(answers) ?? [];
  const topic = firstText(
    [data, ['selection', 'post', 'notes']],
    [prompt, ['hook', 'text', 'pillar']],
    [pillars, ['0']],
    [answers, ['industry', 'ideal_target_client', 'target_audience']],
  );
  const audience = firstText(
    [author, ['target_audience', 'ideal_target_client']],
    [answers, ['target_audience', 'ideal_target_client']],
  );
  const system = messages.filter(({ role }) => role === 'system').map(({ content }) => content);
  const wasSentBack = messages.some(({ role }) => role === 'assistant') || listOf(data['refused']).length > 0;
  const existing = listOf(data['existing_hooks']).length;
  return {
    topic: shortened(topic ?? '') || defaultTopic,
    audience: shortened(audience ?? '') || defaultAudience,
    pillars: pillars.map(shortened),
    count: countIn(system.join('\n')),
    forbidden: firstText([listOf(data['never_use_phrases']), ['0']]),
    quotes: listOf(data['posts']).flatMap(quotesOf),
    skipped: wasSentBack ? Math.max(anglesPerAnswer, existing) : 0,
  };
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const sentence = /^(.+?)[.!?](?:\s|$)/.exec(line)?.[1] ?? line;
  if (sentence.length <= maxTopicLength) return sentence.replace(/[.!?:;,]+$/, '');
  return sentence.slice(0, sentence.lastIndexOf(' ', maxTopicLength)).replace(/[.!?:;,]+$/, '');
}

function firstOfList(text: string): string {
  return (text.split(/[,;]/)[0] ?? '').replace(/^["“'[\s]+|["”'\]\s.]+$/g, '');
}

function countIn(text: string): number | null {
  const count = countOfThings.exec(text)?.[1];
  return count === undefined ? null : Math.max(1, Number(count));
}

/** The sentences of a numbered post, unchanged. */
function quotesOf(value: unknown): Quote[] {
  const [post, text] = [partOf(value, 'post'), partOf(value, 'text')];
  if (typeof post !== 'number' || typeof text !== 'string') return [];
  const sentences = text.match(/[^\s.!?][^.!?\n]*[.!?]?/gu) ?? [];
  return sentences.map((sentence) => ({ post, sentence: sentence.trimEnd() }));
}

/** `content_pillars` as labels: plain texts, or each with its number. */
function pillarsOf(value: unknown): string[] | null {
  const labels = listOf(partOf(value, 'content_pillars')).map((one) =>
    isJsonObject(one) ? one['label'] : one,
  );
  const texts = labels.filter((label) => typeof label === 'string');
  return texts.length === 0 ? null : texts;
}

/** The first of the named parts, in order, that is a text with something in it. */
function firstText(...places: readonly (readonly [unknown, readonly string[]])[]): string | null {
  for (const [value, names] of places) {
    for (const name of names) {
      const text = partOf(value, name);
      if (typeof text === 'string' && text.trim() !== '') return text;
    }
  }
  return null;
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as JsonObject)[name]
    : undefined;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
