import type { OwnSentence } from './author-matter.js';
import type { PromptFrame } from './prompt-frame.js';

/** How often a batch goes back to the same sentence: more would be about one day of the author's life. */
const SENTENCE_USES = 2;

interface PastHook {
  readonly hook: string;
  readonly pillar_number: number;
}

/** The sentences of the author's own that a batch goes back to, each of them least used first. */
export class SentenceTurns {
  private readonly used = new Map<OwnSentence, number>();

  /**
   * @param hasPillars false for an author whose posts all have the same subject
   * @param takesAny true where a sentence that names no pillar is asked about under any: of a batch that would use none of the author's
   */
  constructor(
    private readonly sentences: readonly OwnSentence[],
    private readonly hasPillars: boolean,
    private readonly takesAny: boolean,
  ) {}

  get isEmpty(): boolean {
    return this.sentences.length === 0;
  }

  /** The sentence that was used least, of those about this pillar that none of its prompts has quoted. */
  next(
    { needs = [], needsEvent, needsOwn }: PromptFrame,
    pillarNumber: number,
    hooks: readonly PastHook[],
  ): OwnSentence | undefined {
    const possible = this.sentences
      .filter(
        ({ kind, pillar }) => needs.includes(kind) && (this.isOfAny(kind, pillar) || pillar === pillarNumber),
      )
      .filter(({ isEvent, isOwn }) => (isEvent || needsEvent !== true) && (isOwn || needsOwn !== true))
      .filter((sentence) => (this.used.get(sentence) ?? 0) < (sentence.pillar === null ? 1 : SENTENCE_USES))
      .filter(
        ({ sentence }) =>
          !hooks.some((one) => one.pillar_number === pillarNumber && one.hook.includes(sentence)),
      );
    return leastUsed(possible, this.used)[0];
  }

  take(sentence: OwnSentence): void {
    this.used.set(sentence, (this.used.get(sentence) ?? 0) + 1);
  }

  /** A note that names no pillar waits for none: its prompt speaks of nothing else. Posts have been written for theirs. */
  private isOfAny(kind: OwnSentence['kind'], pillar: number | null): boolean {
    return !this.hasPillars || (pillar === null && (kind === 'note' || this.takesAny));
  }
}

export function leastUsed<One>(ones: readonly One[], used: ReadonlyMap<unknown, number>): One[] {
  return [...ones].sort((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0));
}
