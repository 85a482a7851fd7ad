import { createContext, use } from 'react';

/** A stretch of the post's text, in UTF-16 units as the field counts them. Empty where nothing is selected: the cursor. */
export interface EditorSelection {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The text of the open post for whoever writes into it besides the keyboard. Every change is one step that undo takes back, is
 * kept on this device and saved like typing. None is made where the text cannot be changed: the answer says so.
 *
 * The object stays the same from key to key: who shows the text itself is given it.
 */
export interface EditorText {
  /** The text as it is at this moment. */
  readonly text: () => string;
  /** What is selected in the field, or was when it was left. */
  readonly selection: () => EditorSelection;
  /** Puts text behind the selection, or at the cursor, and the cursor behind it. */
  readonly insert: (text: string) => boolean;
  /**
   * Puts text in place of the selection, or of an earlier one: that is looked for where it has moved to since. False where it
   * is not to be found any more.
   */
  readonly replaceSelection: (text: string, selected?: EditorSelection) => boolean;
  /** @param cursorAt Where the cursor is then; behind the text unless told. */
  readonly replaceAll: (text: string, cursorAt?: number) => boolean;
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  /** Selects a stretch, scrolls to it, and puts the cursor into the field. */
  readonly select: (start: number, end: number) => void;
}

export const EditorTextContext = createContext<EditorText | null>(null);

/** Below the editor's desk only. */
export function useEditorText(): EditorText {
  const editor = use(EditorTextContext);
  if (editor === null) throw new Error('There is no text to edit outside of the editor');
  return editor;
}
