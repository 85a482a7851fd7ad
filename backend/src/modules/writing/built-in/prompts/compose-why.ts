import {
  WHY_MAX,
  cutWithDots,
  findNeverUsePhrases,
  type PastWinner,
  type PostLanguage,
  type WhyReason,
} from '@drumbeat/domain';
import { fillFrame, type SlotValues } from './fill-frame.js';
import { tidyPhrase } from '../phrase.js';
import { typedPillar } from './topic.js';
import { withoutPhrases } from '../without-phrases.js';
import { LANGUAGE_TEXTS } from './language-texts.js';
import { WHY_FRAMES, type OwnSource, type WhyFrames } from './why.frames.js';

const TITLE_MAX = 70;

/** Subject of the sentence. */
export interface WhySubject {
  readonly category: string;
  readonly pillar_number: number;
  /** As the user typed it. */
  readonly pillar: string;
  readonly language: PostLanguage;
  readonly reason: WhyReason;
  /** What of the author's own the prompt goes back to. */
  readonly source?: OwnSource | undefined;
}

/**
 * The reason why a prompt suits its user. A reason that does not apply to this prompt (a winner with which it shares nothing) is
 * replaced by the pillar. @param turn counts the prompts of a batch: neighbours are worded differently
 * @param neverUse phrases that no sentence may have
 */
export function composeWhy(subject: WhySubject, turn: number, neverUse: readonly string[]): string {
  const frames = WHY_FRAMES[subject.language];
  const slots: SlotValues = {
    pillar: pillarOf(subject),
    ...winnerSlots(subject.reason, frames),
  };
  const sentences = framesFor(subject, frames);
  const turned = sentences.map((_, index) => sentences[(index + turn) % sentences.length] ?? '');
  const filled = [...turned, ...ofCategory(subject, frames), ...frames.anyPillar].map((frame) =>
    fillFrame(frame, slots),
  );
  const fits = (text: string) => text.length <= WHY_MAX && findNeverUsePhrases(text, neverUse).length === 0;
  return filled.find(fits) ?? withoutPhrases(fillFrame(frames.anyPillar[0] ?? '', slots), neverUse);
}

/** An unusable pillar is replaced by the user's work in general. */
function pillarOf({ pillar, language }: WhySubject): string {
  return typedPillar(pillar) || LANGUAGE_TEXTS[language].noPillar;
}

/** None for a category that there are no frames of. */
function ofCategory({ category }: WhySubject, { byCategory }: WhyFrames): readonly string[] {
  const frames: Readonly<Partial<Record<string, readonly string[]>>> = byCategory;
  return frames[category] ?? [];
}

function framesFor(subject: WhySubject, frames: WhyFrames): readonly string[] {
  const { reason, source } = subject;
  if (reason.kind === 'season') return frames.bySeason[reason.season];
  const shared = reason.kind === 'past_winner' ? sharedWith(reason.winner, subject) : null;
  if (shared !== null) return frames.byWinner[shared];
  return source === undefined ? ofCategory(subject, frames) : frames.byOwn[source];
}

function sharedWith(winner: PastWinner, subject: WhySubject): 'pillar' | 'category' | null {
  if (winner.pillar_number === subject.pillar_number) return 'pillar';
  return winner.category === subject.category ? 'category' : null;
}

function winnerSlots(reason: WhyReason, { stars }: WhyFrames): SlotValues {
  if (reason.kind !== 'past_winner') return {};
  const { title, evidence } = reason.winner;
  return { winner: cutWithDots(tidyPhrase(title), TITLE_MAX), stars: stars[evidence.stars] };
}

/** Counts the uses of each kind of reason, so that the next one is worded differently. */
export class WhyTurns {
  private readonly taken = new Map<string, number>();

  constructor(private readonly first: number) {}

  take(kind: string): number {
    const turn = this.taken.get(kind) ?? this.first;
    this.taken.set(kind, turn + 1);
    return turn;
  }
}
