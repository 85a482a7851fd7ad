import { changedShare } from './changed-share.rules.js';
import type { GenerationOutcome } from '@drumbeat/domain';

/** A generated text used in a post, with the published text. */
export interface UsedText {
  readonly id: string;
  readonly post_id: string;
  readonly output: string;
  readonly outcome: GenerationOutcome;
  /** True when only a part of the post was requested. */
  readonly has_selection: boolean;
  readonly content: string;
}

export interface MeasuredEdit {
  readonly id: string;
  /** Null where a later text took its place: what the user did to it cannot be seen any more. */
  readonly changed_share: number | null;
  /** The share of its words that stand in the released text; null also for a part of a post. */
  readonly kept_share: number | null;
}

/**
 * How much each text was changed before publication. A whole text is compared with the whole post, a part
 * with its remains in it. Texts before the last whole one were replaced by it.
 * @param texts of any posts, those of one post in the order in which they were generated
 */
export function measuredEdits(texts: readonly UsedText[]): MeasuredEdit[] {
  return texts.map((text, index) => {
    const isReplaced = texts
      .slice(index + 1)
      .some((later) => later.post_id === text.post_id && isWhole(later));
    if (isReplaced) return { id: text.id, changed_share: null, kept_share: null };
    const lost = changedShare(text.output, text.content, true);
    return isWhole(text)
      ? { id: text.id, changed_share: changedShare(text.output, text.content), kept_share: keptOf(lost) }
      : { id: text.id, changed_share: lost, kept_share: null };
  });
}

/** On four decimals. */
function keptOf(lost: number): number {
  return Math.round((1 - lost) * 10_000) / 10_000;
}

function isWhole({ outcome, has_selection }: UsedText): boolean {
  return outcome === 'saved' || (outcome === 'replaced' && !has_selection);
}
