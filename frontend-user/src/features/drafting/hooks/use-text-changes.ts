import { firstSentence, ledBy } from '@drumbeat/domain';
import { changeWithUndo } from '../../../entities/posts/change-with-undo';
import { useEditorText } from '../../../entities/posts/editor-text';
import { notify } from '../../../lib/notices/notify';
import { asParagraph, type Place, type Suggestion } from '../suggestion';

const done: Record<Place, string> = {
  cursor: 'Inserted at the cursor',
  selection: 'Selection replaced',
  whole: 'Text replaced',
};

/** Puts generated text into the post. Every change has "Undo", in the notice and in the editor. Returns true when it was made. */
export function useTextChanges() {
  const editor = useEditorText();

  function change(said: string, make: () => boolean): boolean {
    if (changeWithUndo(editor, said, make)) return true;
    notify.warning('The text was not put in', {
      description: 'The place it was written for has changed. Insert it at the cursor instead.',
    });
    return false;
  }

  return {
    use: ({ text, selected }: Pick<Suggestion, 'text' | 'selected'>, place: Place) =>
      change(done[place], () => {
        if (place === 'whole') return editor.replaceAll(text);
        if (place === 'selection') return editor.replaceSelection(text, selected ?? editor.selection());
        const { end } = editor.selection();
        const whole = editor.text();
        return editor.insert(asParagraph(text, { before: whole.slice(0, end), after: whole.slice(end) }));
      }),
    /** One of the post's own sentences goes to its head; a new line takes the place of the first sentence. */
    useOpening: (opening: string) =>
      change('First line changed', () => {
        const whole = editor.text();
        const behindOpening = firstSentence(whole).start + opening.length;
        return editor.replaceAll(ledBy(whole, opening), behindOpening);
      }),
  };
}
