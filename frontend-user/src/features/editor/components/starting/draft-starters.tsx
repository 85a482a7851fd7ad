import { findPlacesToFill } from '../../../../entities/posts/places-to-fill.rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useNextPrompt } from '../../../calendar/hooks/use-next-prompt';
import { StartersPanel } from '../../../drafting/components/starters-panel';
import { SavedNotesDialog } from '../../../notes/components/notes-dialogs';
import { useEditorText } from '../../../../entities/posts/editor-text';
import { linkTo } from '../../../../lib/paths';
import { useDraftFromNotes } from '../../draft-from-notes';

/** Three ways to begin a blank post, with what the calendar and the notes have for it. */
export default function DraftStarters() {
  const editor = useEditorText();
  const navigate = useNavigate();
  const draftFromNotes = useDraftFromNotes();
  const next = useNextPrompt();
  const [choosesNote, setChoosesNote] = useState(false);

  function begin(line: string) {
    const rest = editor.text();
    editor.replaceAll(rest.trim() === '' ? line : `${line}\n\n${rest}`);
    const [place] = findPlacesToFill(line);
    // Selected once the field shows it.
    if (place) requestAnimationFrame(() => editor.select(place.start, place.end));
  }

  return (
    <>
      <StartersPanel
        prompt={
          next
            ? {
                label: next.isToday ? 'Today’s prompt' : 'The next prompt',
                onStart: () => void navigate(linkTo.draftFromPrompt(next.prompt.id)),
              }
            : null
        }
        onNote={(note) => draftFromNotes(note, 'own-post')}
        onSavedNotes={() => setChoosesNote(true)}
        onFirstLine={begin}
      />
      <SavedNotesDialog
        open={choosesNote}
        onClose={() => setChoosesNote(false)}
        onDraft={({ notes }) => draftFromNotes(notes, 'saved-note')}
      />
    </>
  );
}
