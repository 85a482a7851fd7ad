import { isOfTrade, type Goal, type PillarKind, type PromptFrame } from './prompt-frame.js';
import type { SeededChoice } from './seeded-choice.js';

/** Where a prompt looks first: at the author's own posts and notes, at their trade, or at neither. */
export type Due = 'own' | 'trade' | null;

/** Of the frames that would come first with everybody, so many do with one person: people who are alike are not all asked the same. */
const FORWARD = 0.33;
/** Behind the frames that suit as well, before those that do not suit. */
const HELD_BACK = 1.2;
/** What goes back to the author's own material stays before all that does not. */
const HELD_BACK_OF_OWN = 0.4;

/** In which order frames are tried for a pillar. */
export class FrameOrder {
  private readonly heldBack: ReadonlySet<PromptFrame>;

  constructor(
    frames: readonly PromptFrame[],
    choice: SeededChoice,
    private readonly goal: Goal,
  ) {
    this.heldBack = new Set(frames.filter(({ id }) => choice.of(`${id}, held back`) > FORWARD));
  }

  /** What goes back to the author's own sentences when that is due, then what suits pillar and goal; of these some with each person. */
  of(frames: readonly PromptFrame[], kind: PillarKind, due: Due): PromptFrame[] {
    const place = (frame: PromptFrame) => {
      const rank = this.rank(frame, kind, due);
      return this.heldBack.has(frame) ? rank + (rank < 2 ? HELD_BACK_OF_OWN : HELD_BACK) : rank;
    };
    return frames
      .filter(({ goals = [], onlyForGoals }) => onlyForGoals !== true || goals.includes(this.goal))
      .sort((a, b) => place(a) - place(b));
  }

  private rank({ needs = [], kinds = [], goals = [] }: PromptFrame, kind: PillarKind, due: Due): number {
    // What was noted has not been told yet.
    if (needs.includes('note')) return due === 'own' ? 0 : 4;
    if (needs.includes('post')) return due === 'own' ? 0.5 : 4;
    if (needs.some(isOfTrade)) return due !== 'trade' ? 3 : kinds.includes(kind) ? 0 : 2;
    // What the clients say is the author's alone, and no two people are asked the same of it.
    if (needs.includes('problem')) return 1;
    const isForAll = kinds.length === 0 && goals.length === 0;
    if (isForAll || kinds.includes(kind) || goals.includes(this.goal) || needs.length > 0) return 2;
    // What was written for people or a craft goes with most pillars; money and risks have figures that others lack.
    return kinds.length > 0 && kinds.every((one) => one === 'money' || one === 'risk') ? 4 : 2.5;
  }
}
