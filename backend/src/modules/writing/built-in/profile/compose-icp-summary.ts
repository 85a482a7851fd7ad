import { PROFILE_LIMITS, cleanPostText, type IcpAnswers } from '@drumbeat/domain';
import type { ProfileWritingRequest } from '../../profile-writer.service.js';
import { withoutPhrases } from '../without-phrases.js';

/**
 * The subject of each answer, in the order of a description: who, their problem, where, how. A label with the
 * person's own words is correct whatever the grammar of the answer.
 */
const PARTS: readonly (readonly [field: keyof IcpAnswers, label: string])[] = [
  ['ideal_target_client', 'Ideal client'],
  ['client_pain_points', 'What troubles them'],
  ['industry', 'Industry'],
  ['business_size', 'Business size'],
  ['company_size', 'Company size'],
  ['pain_points', 'Pain points'],
  ['content_strategy', 'How to reach them'],
];

/** Leaves room for the labels, the full stops and the spaces between. */
const ANSWER_MAX = Math.floor(PROFILE_LIMITS.icpSummary / PARTS.length) - 30;

/** The answers as one paragraph, each under its label; nothing is added. '' when nothing may be used. Pure. */
export function composeIcpSummary({ profile, neverUsePhrases }: ProfileWritingRequest): string {
  const sentences = PARTS.flatMap(([field, label]) => {
    const answer = shortAnswer(profile[field] ?? '');
    return answer === '' ? [] : [sentence(`${label}: ${answer}`)];
  });
  return withoutPhrases(sentences.join(' '), neverUsePhrases);
}

function shortAnswer(text: string): string {
  const line = cleanPostText(text).replace(/\s+/gu, ' ').trim();
  if (line.length <= ANSWER_MAX) return line;
  const cut = line.slice(0, ANSWER_MAX - 1).replace(/[\uD800-\uDBFF]$/u, '');
  return `${cut.replace(/[\s\p{P}]*\s\S*$/u, '') || cut}…`;
}

function sentence(text: string): string {
  return /[.!?…。]$/u.test(text) ? text : `${text}.`;
}
