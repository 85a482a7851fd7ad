import type { TextFinding, TextRange } from '@drumbeat/domain';
import { changeWithUndo } from '../../entities/posts/change-with-undo';
import type { EditorText } from '../../entities/posts/editor-text';
import { withoutSentenceOf } from './take-out.rules';

/** Takes the sentence of a finding, at this place, out of the open text. */
export const takeOut = (editor: EditorText) => (finding: TextFinding, place: TextRange) => {
  changeWithUndo(editor, 'Sentence taken out', () => {
    const left = withoutSentenceOf(editor.text(), finding, place);
    return left !== null && editor.replaceAll(left.text, left.at);
  });
};
