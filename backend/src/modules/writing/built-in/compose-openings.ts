import {
  WRITING_LIMITS,
  findNeverUsePhrases,
  openingOf,
  openingProblems,
  tidyOpening,
} from '@drumbeat/domain';
import type { OpeningsRequest } from '../draft-writer.service.js';
import { authorFactsOf } from './author-facts.js';
import { fillFrame } from './fill-frame.js';
import { OPENING_FRAMES } from './frames/opening.frames.js';
import { SeededChoice } from './seeded-choice.js';
import { sentencesOf } from './sentences.js';
import { topicOf } from './topic.js';
import { mentionedPillar } from './mentioned-pillar.js';

/** Number of the author's own sentences; the others come from frames, to offer something new. */
const OWN_MAX = 2;
const OWN_MIN_LENGTH = 12;

/**
 * Five first lines: sentences of the post that could open it, then frames about its subject that claim nothing. Pure:
 * the seed decides. Fewer than five only when the phrases never to use leave no words.
 */
export function composeOpenings({ content, profile, preferences, seed }: OpeningsRequest): string[] {
  const neverUse = preferences?.never_use_phrases ?? [];
  const context = { neverUsePhrases: neverUse, present: content };
  const choice = new SeededChoice(seed);
  const { audience } = authorFactsOf(profile, neverUse);
  const pillar = mentionedPillar(content, profile.content_pillars);
  const topic = pillar === null ? null : topicOf(pillar, '');
  const slots = {
    ...(topic === null || topic.kind === 'any' ? {} : { topic: topic.phrase }),
    ...(audience === null ? {} : { audience: audience.phrase }),
  };
  const frames = choice
    .shuffle(OPENING_FRAMES.filter((frame) => slotsOf(frame).every((slot) => slot in slots)))
    .map((frame) => fillFrame(frame, slots));
  const openings: string[] = [];
  for (const line of [...ownLines(content).slice(0, OWN_MAX), ...frames]) {
    if (openings.length === WRITING_LIMITS.openings) break;
    if (isFit(line, openings, context)) openings.push(line);
  }
  return openings;
}

/** Sentences with a number first: they say something that no frame can. */
function ownLines(content: string): string[] {
  const lines = content
    .split('\n')
    .flatMap(sentencesOf)
    .map(tidyOpening)
    .filter((line) => line.length >= OWN_MIN_LENGTH && !/[#[\]]|https?:/u.test(line))
    .filter((line) => line !== tidyOpening(openingOf(content)));
  const isTelling = (line: string) => /\p{N}/u.test(line);
  return [...lines.filter(isTelling), ...lines.filter((line) => !isTelling(line))];
}

function isFit(
  line: string,
  chosen: readonly string[],
  context: Parameters<typeof openingProblems>[1],
): boolean {
  if (line.length > WRITING_LIMITS.opening || findNeverUsePhrases(line, context.neverUsePhrases).length > 0) {
    return false;
  }
  // The rules know what is the same to a reader; that there are not five yet is no fault of the line.
  return openingProblems([...chosen, line], context).every((problem) => problem.startsWith('There are '));
}

function slotsOf(frame: string): string[] {
  return [...frame.matchAll(/\{(\p{L}+)\}/gu)].map(([, slot = '']) => slot.toLowerCase());
}
