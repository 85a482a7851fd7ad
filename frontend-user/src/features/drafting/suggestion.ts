import type { TextFinding, WritingSource } from '@drumbeat/domain';
import type { EditorSelection } from '../../entities/posts/editor-text';

/** A generated text that waits for the user's decision. */
export interface Suggestion {
  /** Id of its generation. */
  readonly id: string;
  readonly text: string;
  readonly sources: readonly WritingSource[];
  /** What of it is not the author's. */
  readonly findings: readonly TextFinding[];
  /** True when it was stopped by the user or the writer failed. */
  readonly isPartial: boolean;
  /** The part of the post that was requested; null for the whole. */
  readonly selected: EditorSelection | null;
}

/** Target of a text. */
export type Place = 'cursor' | 'selection' | 'whole';

/** A text to insert at the cursor, as a separate paragraph. */
export function asParagraph(text: string, around: { before: string; after: string }): string {
  const isApart = (side: string) => side === '' || side.endsWith('\n\n');
  const gapBefore = isApart(around.before) ? '' : around.before.endsWith('\n') ? '\n' : '\n\n';
  const gapAfter = around.after === '' || around.after.startsWith('\n') ? '' : '\n\n';
  return `${gapBefore}${text}${gapAfter}`;
}
