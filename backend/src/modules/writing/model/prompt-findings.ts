import {
  isFactFinding,
  sentencesOf,
  type PlacedFinding,
  type WhyReason,
  type WrittenPrompt,
} from '@drumbeat/domain';
import type { PromptWritingRequest } from '../prompt-writer.service.js';
import { announcementOf } from '../review/frames/answer-frame.rules.js';
import { declines } from '../review/refusals/declined.rules.js';
import { isNoProposal } from '../review/refusals/no-proposal.rules.js';
import { openingsContext, type ReviewContext } from '../review/review-context.js';
import { reviewText } from '../review/review-text.js';
import { plain } from '../reading/words/word-patterns.js';

/** What the author said and wrote, to hold a model's prompts against. A prompt that a model wrote is none of it. */
export function promptSources({
  profile,
  preferences,
  set_by_hand,
  own_posts = [],
  notes = [],
  lessons,
  seed,
}: PromptWritingRequest): ReviewContext {
  const content = [...notes, ...lessons.wishes].join('\n');
  return openingsContext({
    profile,
    preferences,
    set_by_hand,
    own_posts,
    examples: [],
    content,
    doubts: [],
    seed,
  });
}

/** True where a model says in place of a prompt that it writes none. Its own "I" is in the text, which speaks to the author; a hook's is theirs. */
export const declinesPrompt = (
  { hook, prompt_text: text }: WrittenPrompt,
  { material }: ReviewContext,
): boolean => declines(text, plain(material.join('\n'))) || isNoProposal({ hook, text });

/** True where a hook, or the first sentence of a text, hands over what comes behind it: "Here are your prompts:". */
function isAnnounced({ hook, prompt_text }: WrittenPrompt, { material, ownPosts }: ReviewContext): boolean {
  const [first = '', ...rest] = sentencesOf(prompt_text);
  return [
    [hook, prompt_text],
    [first, ...rest],
  ].some((lines) => announcementOf(lines.join('\n\n'), { material, ownPosts }) !== null);
}

/**
 * What a model put into a prompt that is not from its author, each with what to do: facts (a draft would take them for the author's
 * own) and stock phrases. Numbers that a prompt asks for ("three clients", "the last 12 months") claim nothing.
 */
export function promptProblems(prompt: WrittenPrompt, sources: ReviewContext, reason: WhyReason): string[] {
  const { hook, prompt_text, why } = prompt;
  if (declinesPrompt(prompt, sources)) return ['It declines instead of being a prompt.'];
  const read = (text: string, isClaim: (finding: PlacedFinding) => boolean) =>
    reviewText(text, sources).filter(
      (finding) => finding.kind === 'stock_phrase' || (isFactFinding(finding) && isClaim(finding)),
    );
  const found = [
    ...read(
      hook,
      (finding) => isClaimed(hook, finding, reason) && !(finding.kind === 'name' && isTitle(hook)),
    ),
    ...read(prompt_text, (finding) => isClaimed(prompt_text, finding, reason)),
    // What a season or a past winner is about stands in the data, not in the author's words.
    ...read(why, (finding) => reason.kind === 'pillar' && isClaimed(why, finding, reason)),
  ];
  const told = found.map(({ kind, quotation }) =>
    kind === 'stock_phrase'
      ? `It has the stock phrase "${quotation}".`
      : `"${quotation}" is not from the author: ask for such a fact, and state none.`,
  );
  const isRepeated = wordsIn(why) === wordsIn(prompt_text) || wordsIn(why) === wordsIn(hook);
  return [
    ...new Set(told),
    ...(isRepeated ? ['why repeats the prompt instead of giving a reason.'] : []),
    ...(isAnnounced(prompt, sources) ? ['It hands over prompts instead of being one.'] : []),
  ];
}

const wordsIn = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** True where a text for the author states what was found in it, and does not ask for it. */
export function isClaimed(
  text: string,
  { kind, place, quotation }: PlacedFinding,
  reason: WhyReason,
): boolean {
  // A question to the author denies nothing.
  if (kind === 'negation') return false;
  // "The last week of December" is when the prompt is for.
  if (kind === 'date') return reason.kind === 'pillar' && /\d/u.test(quotation);
  if (kind !== 'number' && kind !== 'unit') return true;
  return !isAskedFor(text, place.start, quotation);
}

/** How many are asked for at most. */
const ASKED_MAX = 12;
const SPAN =
  /(?<![\p{L}\p{M}])(?:last|past|next|first|letzten?|nächsten?|ersten?|vergangenen?|derniers?|dernières?|premiers?|premières?|prochaine?s|últim[oa]s|primer[oa]s|próxim[oa]s)\s$/iu;
/** Money, shares and decimals are never asked for by their amount. */
const AMOUNT = /[%€$£¥.,]|\p{Sc}/u;

function isAskedFor(text: string, start: number, quotation: string): boolean {
  const before = text.slice(0, start);
  if (
    AMOUNT.test(quotation) ||
    /\p{Sc}\s?$/u.test(before) ||
    /^\s?[%€]/u.test(text.slice(start + quotation.length))
  )
    return false;
  if (SPAN.test(before)) return true;
  const count = Number(/^\d+/u.exec(quotation)?.[0] ?? 0);
  return count <= ASKED_MAX && !/(?:euro|dollar|pound|percent|prozent|%)/iu.test(quotation);
}

/** True for a line with capitals as in a title, which name nobody. */
function isTitle(line: string): boolean {
  const words = line.match(/(?<![\p{L}’'])\p{L}{4,}/gu) ?? [];
  return words.length >= 3 && words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.6;
}
