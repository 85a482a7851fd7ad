import { changedShares } from './changed-share.rules.js';
import type { GenerationOutcome } from '@drumbeat/domain';

/** A generated text used in a post, with the published text. */
export interface UsedText {
  readonly id: string;
  /** Of the post. */
  readonly version: number;
  readonly post_id: string;
  readonly output: string;
  readonly outcome: GenerationOutcome;
  /** True when only a part of the post was requested. */
  readonly has_selection: boolean;
  readonly content: string;
}

export interface MeasuredEdit {
  readonly id: string;
  /** Of the post that it was measured against. */
  readonly version: number;
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
    const edit = { id: text.id, version: text.version };
    if (isReplaced) return { ...edit, changed_share: null, kept_share: null };
    const { ofText, ofWords } = changedShares(text.output, text.content);
    return isWhole(text)
      ? { ...edit, changed_share: ofText, kept_share: keptOf(ofWords) }
      : { ...edit, changed_share: ofWords, kept_share: null };
  });
}

/** On four decimals. */
function keptOf(lost: number): number {
  return Math.round((1 - lost) * 10_000) / 10_000;
}

function isWhole({ outcome, has_selection }: UsedText): boolean {
  return outcome === 'saved' || (outcome === 'replaced' && !has_selection);
}
