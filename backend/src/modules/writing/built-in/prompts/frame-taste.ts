import { opinionOf, weightOf, type PastContent } from '@drumbeat/domain';
import type { ExistingPrompt } from '../../prompt-writer.service.js';
import type { PromptFrame } from './prompt-frame.js';

/** So many prompts are a month and more of three a week. */
const RECENT_PROMPTS = 18;

/** The effect of a user's opinions on frames: how often each kind comes, and which frames come first or last. */
export class FrameTaste {
  /** By the frame's id, as all that follows. */
  private readonly opinions = new Map<string, number>();

  /** What the newest prompts were made from. */
  private readonly recent: ReadonlySet<string | null>;

  /** @param existing newest first */
  constructor(
    private readonly past: readonly PastContent[],
    existing: readonly ExistingPrompt[],
  ) {
    this.recent = new Set(existing.slice(0, RECENT_PROMPTS).map(({ frame_id }) => frame_id));
    for (const one of past) {
      const opinion = opinionOf(one);
      const { frame_id: id } = one;
      if (id === null || opinion === null) continue;
      this.opinions.set(id, (this.opinions.get(id) ?? 0) + (opinion === 'liked' ? 1 : -1));
    }
  }

  weightOfCategory(category: string): number {
    return weightOf(this.past.filter((one) => one.category === category));
  }

  weightOfPillar(pillarNumber: number): number {
    return weightOf(this.past.filter((one) => one.pillar_number === pillarNumber));
  }

  /** Frames of disliked prompts: they come only where nothing else is left. */
  isAvoided({ id }: PromptFrame): boolean {
    return (this.opinions.get(id) ?? 0) < 0;
  }

  /** Frames of recent prompts wait where another one fits as well; who liked one gets it again for another pillar. */
  isTooSoon({ id }: PromptFrame): boolean {
    return this.recent.has(id) && (this.opinions.get(id) ?? 0) <= 0;
  }

  /** Frames of liked prompts first: the same form for another pillar. */
  likedFirst(frames: readonly PromptFrame[]): PromptFrame[] {
    const rank = ({ id }: PromptFrame) => ((this.opinions.get(id) ?? 0) > 0 ? 0 : 1);
    return [...frames].sort((a, b) => rank(a) - rank(b));
  }
}

/** The frames that a pillar has had already: with the same frame it would say the same again. */
export class UsedAngles {
  private readonly used = new Map<string, Set<number>>();

  constructor(existing: readonly ExistingPrompt[]) {
    for (const { frame_id, pillar_number } of existing) {
      if (frame_id !== null) this.add({ id: frame_id }, pillar_number);
    }
  }

  add({ id }: Pick<PromptFrame, 'id'>, pillarNumber: number): void {
    const pillars = this.used.get(id) ?? new Set<number>();
    this.used.set(id, pillars.add(pillarNumber));
  }

  has({ id }: PromptFrame, pillarNumber: number): boolean {
    return this.used.get(id)?.has(pillarNumber) ?? false;
  }
}
