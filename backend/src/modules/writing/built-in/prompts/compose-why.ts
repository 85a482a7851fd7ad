import {
  WHY_MAX,
  cutWithDots,
  findNeverUsePhrases,
  pillarWhy,
  type PastWinner,
  type WhyReason,
} from '@drumbeat/domain';
import { fillFrame, type SlotValues } from './fill-frame.js';
import { ANY_PILLAR_WHYS, PILLAR_WHYS, SEASON_WHYS, WINNER_WHYS } from './frames/why.frames.js';
import { tidyPhrase } from './phrase.js';
import { typedPillar } from './topic.js';
import { withoutPhrases } from './without-phrases.js';

const TITLE_MAX = 70;
const STARS = { 4: 'four stars', 5: 'five stars' } as const;

/** Subject of the sentence. */
export interface WhyMatter {
  readonly category: string;
  readonly pillar_number: number;
  /** As the user typed it. */
  readonly pillar: string;
  /** "founders of small agencies", or "your readers". */
  readonly readers: string;
  readonly reason: WhyReason;
}

/**
 * The reason why a prompt suits its user. A reason that does not apply to this prompt (a winner with which it shares nothing) is
 * replaced by the pillar. @param turn counts the prompts of a batch: neighbours are worded differently
 * @param neverUse phrases that no sentence may have
 */
export function composeWhy(matter: WhyMatter, turn: number, neverUse: readonly string[]): string {
  const slots: SlotValues = {
    pillar: pillarOf(matter),
    readers: matter.readers,
    ...winnerSlots(matter.reason),
  };
  const sentences = framesFor(matter);
  const turned = sentences.map((_, index) => sentences[(index + turn) % sentences.length] ?? '');
  const filled = [...turned, ...(PILLAR_WHYS[matter.category] ?? []), ...ANY_PILLAR_WHYS].map((frame) =>
    fillFrame(frame, slots),
  );
  const fits = (text: string) => text.length <= WHY_MAX && findNeverUsePhrases(text, neverUse).length === 0;
  return filled.find(fits) ?? withoutPhrases(pillarWhy(pillarOf(matter)), neverUse);
}

/** An unusable pillar is replaced by the user's work in general. */
function pillarOf({ pillar }: WhyMatter): string {
  return typedPillar(pillar) || 'your line of work';
}

function framesFor(matter: WhyMatter): readonly string[] {
  const { reason, category } = matter;
  if (reason.kind === 'season') return SEASON_WHYS[reason.season];
  const shared = reason.kind === 'past_winner' ? sharedWith(reason.winner, matter) : null;
  return shared === null ? (PILLAR_WHYS[category] ?? ANY_PILLAR_WHYS) : WINNER_WHYS[shared];
}

function sharedWith(winner: PastWinner, matter: WhyMatter): 'pillar' | 'category' | null {
  if (winner.pillar_number === matter.pillar_number) return 'pillar';
  return winner.category === matter.category ? 'category' : null;
}

function winnerSlots(reason: WhyReason): SlotValues {
  if (reason.kind !== 'past_winner') return {};
  const { title, evidence } = reason.winner;
  return { winner: cutWithDots(tidyPhrase(title), TITLE_MAX), stars: STARS[evidence.stars] };
}
