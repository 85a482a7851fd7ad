import { opinionOf, weightOf, type PastContent } from '@drumbeat/domain';
import type { ExistingPrompt } from '../../prompt-writer.service.js';
import type { PromptFrame } from './prompt-frame.js';
import { recognizedFrame } from './recognized-frame.js';

/** The effect of a user's opinions on frames: how often each kind comes, and which frames come first or last. */
export class FrameTaste {
  private readonly opinions = new Map<PromptFrame, number>();

  constructor(private readonly past: readonly PastContent[]) {
    for (const one of past) {
      const opinion = opinionOf(one);
      const frame = one.category === null ? null : recognizedFrame(one.title, one.category);
      if (frame === null || opinion === null) continue;
      this.opinions.set(frame, (this.opinions.get(frame) ?? 0) + (opinion === 'liked' ? 1 : -1));
    }
  }

  weightOfCategory(category: string): number {
    return weightOf(this.past.filter((one) => one.category === category));
  }

  weightOfPillar(pillarNumber: number): number {
    return weightOf(this.past.filter((one) => one.pillar_number === pillarNumber));
  }

  /** Frames of disliked prompts: they come only where nothing else is left. */
  isAvoided(frame: PromptFrame): boolean {
    return (this.opinions.get(frame) ?? 0) < 0;
  }

  /** Frames of liked prompts first: the same form for another pillar. */
  likedFirst(frames: readonly PromptFrame[]): PromptFrame[] {
    const rank = (frame: PromptFrame) => ((this.opinions.get(frame) ?? 0) > 0 ? 0 : 1);
    return [...frames].sort((a, b) => rank(a) - rank(b));
  }
}

/** The frames that a pillar has had already: with the same frame it would say the same again. */
export class UsedAngles {
  private readonly used = new Map<PromptFrame, Set<number>>();

  constructor(existing: readonly ExistingPrompt[]) {
    for (const { hook, category, pillar_number } of existing) {
      const frame = recognizedFrame(hook, category);
      if (frame !== null) this.add(frame, pillar_number);
    }
  }

  add(frame: PromptFrame, pillarNumber: number): void {
    const pillars = this.used.get(frame) ?? new Set<number>();
    this.used.set(frame, pillars.add(pillarNumber));
  }

  has(frame: PromptFrame, pillarNumber: number): boolean {
    return this.used.get(frame)?.has(pillarNumber) ?? false;
  }
}
