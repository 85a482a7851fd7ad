import { notify } from '../../lib/notices/notify';
import type { EditorText } from './editor-text';

/** More undo steps than anybody makes while a notice is shown. */
const stepsBack = 100;

/** Changes the open text and says so, with "Undo": in the notice and in the editor. False when `make` changed nothing. */
export function changeWithUndo(editor: EditorText, said: string, make: () => boolean): boolean {
  const before = editor.text();
  if (!make()) return false;
  notify.success(said, { action: { label: 'Undo', onClick: () => goBackTo(editor, before) } });
  return true;
}

/** Later typing is undone with it, and restored by redo. */
function goBackTo(editor: EditorText, before: string) {
  for (let step = 0; step < stepsBack && editor.text() !== before; step += 1) {
    if (!editor.undo()) return;
  }
}
