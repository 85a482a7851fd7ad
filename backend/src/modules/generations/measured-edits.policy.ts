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
    const share = () => changedShare(text.output, text.content, !isWhole(text));
    return { id: text.id, changed_share: isReplaced ? null : share() };
  });
}

function isWhole({ outcome, has_selection }: UsedText): boolean {
  return outcome === 'saved' || (outcome === 'replaced' && !has_selection);
}
