import type { TextFinding } from '@drumbeat/domain';
import { changeWithUndo } from '../../entities/posts/change-with-undo';
import type { EditorText } from '../../entities/posts/editor-text';
import { withoutSentenceOf } from './take-out.rules';

/** Takes the sentence of a finding out of the open text. */
export const takeOut = (editor: EditorText) => (finding: TextFinding) => {
  changeWithUndo(editor, 'Sentence taken out', () => {
    const left = withoutSentenceOf(editor.text(), finding);
    return left !== null && editor.replaceAll(left.text, left.at);
  });
};
