import type { WritingSource } from '@drumbeat/domain';
import type { EditorSelection } from '../../entities/posts/editor-text';

/** A generated text that waits for what the user makes of it. */
export interface Suggestion {
  /** Of its generation. */
  readonly id: string;
  readonly text: string;
  readonly sources: readonly WritingSource[];
  /** It ends where the user stopped it, or where the writer failed. */
  readonly isPartial: boolean;
  /** The part of the post that it was asked for; null for the whole. */
  readonly selected: EditorSelection | null;
}

/** Where a text goes. */
export type Place = 'cursor' | 'selection' | 'whole';

/** A text for the cursor, kept apart from the words around it as a paragraph of its own. */
export function asParagraph(text: string, around: { before: string; after: string }): string {
  const isApart = (side: string) => side === '' || side.endsWith('\n\n');
  const gapBefore = isApart(around.before) ? '' : around.before.endsWith('\n') ? '\n' : '\n\n';
  const gapAfter = around.after === '' || around.after.startsWith('\n') ? '' : '\n\n';
  return `${gapBefore}${text}${gapAfter}`;
}
