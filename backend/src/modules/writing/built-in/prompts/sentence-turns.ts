import type { OwnSentence } from './author-material.js';
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

  /** @param hasPillars false for an author whose posts all have the same subject */
  constructor(
    private readonly sentences: readonly OwnSentence[],
    private readonly hasPillars: boolean,
  ) {}

  get isEmpty(): boolean {
    return this.sentences.every(({ pillar }) => this.hasPillars && pillar === null);
  }

  /** The sentence that was used least, of those about this pillar that none of its prompts has quoted. */
  next(
    { needs = [], takes = [], deedOf }: PromptFrame,
    pillarNumber: number,
    hooks: readonly PastHook[],
  ): OwnSentence | undefined {
    const possible = this.sentences
      .filter(({ kind, pillar }) => needs.includes(kind) && (!this.hasPillars || pillar === pillarNumber))
      // In a language that is not known, what suits an event and a claim.
      .filter(({ says }) =>
        (says === null ? ['event', 'claim'] : [says]).every((one) => takes.some((kind) => kind === one)),
      )
      .filter(({ isOwn }) => deedOf === undefined || isOwn === (deedOf === 'author'))
      .filter((sentence) => (this.used.get(sentence) ?? 0) < SENTENCE_USES)
      .filter(
        ({ sentence }) =>
          !hooks.some((one) => one.pillar_number === pillarNumber && one.hook.includes(sentence)),
      );
    return leastUsed(possible, this.used)[0];
  }

  take(sentence: OwnSentence): void {
    this.used.set(sentence, (this.used.get(sentence) ?? 0) + 1);
  }
}

export function leastUsed<One>(ones: readonly One[], used: ReadonlyMap<unknown, number>): One[] {
  return [...ones].sort((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0));
}
