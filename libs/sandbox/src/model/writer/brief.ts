import type { ChatMessage } from '../chat-request.rules.js';

/** What a prompt is about, as far as a simple reader can tell. */
export interface Brief {
  topic: string;
  audience: string;
  /** How many things are asked for, when the prompt says so. */
  count: number | null;
  /** A phrase that the prompt forbids. */
  forbidden: string | null;
}

const maxTopicLength = 90;
const topicLabels =
  /^\W*(?:topic|prompt|idea|subject|notes?|pillar|theme|about)\b[^:\n]{0,40}:[ \t]*(\S.*)$/im;
const audienceLabels =
  /^\W*(?:target )?(?:audience|ideal client|readers?|ideal target client)\b[^:\n]{0,40}:[ \t]*(\S.*)$/im;
const countOfThings = /\b(\d{1,2})\s+(?:\w+\s+){0,3}?(?:prompts?|ideas?|items?|posts?|hooks?|titles?)\b/i;
const forbiddenLabel = /never[- ]use[^:\n]{0,40}:[ \t]*(\S.*)$/im;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const sentence = /^(.+?)[.!?](?:\s|$)/.exec(line)?.[1] ?? line;
  if (sentence.length <= maxTopicLength) return sentence.replace(/[.!?:;,]+$/, '');
  return sentence.slice(0, sentence.lastIndexOf(' ', maxTopicLength)).replace(/[.!?:;,]+$/, '');
}

function firstOfList(text: string): string {
  return (text.split(/[,;]/)[0] ?? '').replace(/^["“'[\s]+|["”'\]\s.]+$/g, '');
}

/** Reads the messages for the few things that make an answer fit them. */
export function readBrief(messages: readonly ChatMessage[]): Brief {
  const asked = messages.filter(({ role }) => role === 'user').at(-1)?.content ?? '';
  const everything = messages.map(({ content }) => content).join('\n');
  const topic = topicLabels.exec(asked)?.[1] ?? asked.split('\n').find((line) => line.trim() !== '') ?? '';
  const count = countOfThings.exec(asked)?.[1] ?? countOfThings.exec(everything)?.[1];
  const forbidden = forbiddenLabel.exec(everything)?.[1];
  return {
    topic: shortened(topic) || 'Doing good work and telling people about it',
    audience: shortened(audienceLabels.exec(everything)?.[1] ?? '') || 'the people you work for',
    count: count === undefined ? null : Math.max(1, Number(count)),
    forbidden: forbidden === undefined ? null : firstOfList(forbidden) || null,
  };
}
