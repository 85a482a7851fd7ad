import { createContext, use } from 'react';

/** A stretch of the post's text, in UTF-16 units as the field counts them. Empty where nothing is selected: the cursor. */
export interface EditorSelection {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Access to the open post's text for tools other than the keyboard. Every change is one undo step, is stored on this
 * device and saved like typing. A read-only text is not changed: the result says so. The object is stable across
 * keystrokes: components that display the text get it as a prop.
 */
export interface EditorText {
  /** The present text. */
  readonly text: () => string;
  /** The field's selection, or the last one before it lost the focus. */
  readonly selection: () => EditorSelection;
  /** Inserts text after the selection or at the cursor, and moves the cursor after it. */
  readonly insert: (text: string) => boolean;
  /** Replaces the selection, or an earlier one, found at its present position. False when it cannot be found any more. */
  readonly replaceSelection: (text: string, selected?: EditorSelection) => boolean;
  /** @param cursorAt The new cursor position; default: after the text. */
  readonly replaceAll: (text: string, cursorAt?: number) => boolean;
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  /** Selects a stretch, scrolls to it, and puts the cursor into the field. */
  readonly select: (start: number, end: number) => void;
}

export const EditorTextContext = createContext<EditorText | null>(null);

/** Only inside the editor. */
export function useEditorText(): EditorText {
  const editor = use(EditorTextContext);
  if (editor === null) throw new Error('There is no text to edit outside of the editor');
  return editor;
}
