import { Suspense, useState } from 'react';
import { lazyPart, useLater } from '../../components/lazy-part';
import { CreateOwnPostDialog, SavedNotesDialog } from '../../features/notes/components/notes-dialogs';
import { usePromptSheet } from '../../features/prompts/hooks/use-prompt-sheet';
import { CalendarScreen } from './calendar/calendar-screen';
import { LibraryScreen } from './calendar/library-screen';
import { useCalendarAddress } from './calendar/use-calendar-address';
import { useDraftFromNotes } from '../../features/editor/draft-from-notes';

const promptSheet = lazyPart(() => import('./calendar/prompt-sheet'));

/** /content-calendar: the same prompts as a week or as a library; the view is kept in the address. */
export function Component() {
  const address = useCalendarAddress();
  const [dialog, setDialog] = useState<'own-post' | 'saved-notes' | null>(null);
  const draftFromNotes = useDraftFromNotes();
  const sheet = usePromptSheet();
  useLater(promptSheet);
  return (
    <>
      {address.view === 'library' ? (
        <LibraryScreen onView={address.changeView} asked={address.asked} />
      ) : (
        <CalendarScreen
          address={address}
          onCreateOwn={() => setDialog('own-post')}
          onViewNotes={() => setDialog('saved-notes')}
        />
      )}
      {sheet.isOpen ? (
        <Suspense>
          <promptSheet.Part key={sheet.promptId} promptId={sheet.promptId} onClose={sheet.close} />
        </Suspense>
      ) : null}
      <CreateOwnPostDialog
        open={dialog === 'own-post'}
        onClose={() => setDialog(null)}
        onDraft={(notes) => draftFromNotes(notes, 'own-post')}
      />
      <SavedNotesDialog
        open={dialog === 'saved-notes'}
        onClose={() => setDialog(null)}
        onDraft={({ notes }) => draftFromNotes(notes, 'saved-note')}
      />
    </>
  );
}
