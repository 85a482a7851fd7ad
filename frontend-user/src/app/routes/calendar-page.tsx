import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CreateOwnPostDialog } from '../../features/posts/components/create-own-post-dialog';
import { track } from '../../lib/track';
import { linkTo } from '../paths';
import { CalendarScreen } from './calendar/calendar-screen';
import { LibraryScreen } from './calendar/library-screen';

/** /content-calendar: the same prompts as a week or as a library; the view is kept in the address. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const [writing, setWriting] = useState(false);
  const navigate = useNavigate();
  function changeView(view: 'calendar' | 'library') {
    track('prompt_calendar_view_change', { view });
    setSearch(view === 'library' ? { view } : {});
  }
  return (
    <>
      {search.get('view') === 'library' ? (
        <LibraryScreen onView={changeView} />
      ) : (
        <CalendarScreen
          onView={changeView}
          selectedDate={search.get('selectedDate')}
          onCreateOwn={() => setWriting(true)}
        />
      )}
      <CreateOwnPostDialog
        open={writing}
        onClose={() => setWriting(false)}
        onDraft={(notes) => {
          track('prompt_calendar_draft_with_ai', { notes_length: notes.length });
          void navigate(linkTo.draftFromNotes(notes));
        }}
      />
    </>
  );
}
