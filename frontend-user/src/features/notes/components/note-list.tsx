import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NOTE_TEXTS } from '@drumbeat/domain';
import { EmptyState, SkeletonLines } from '@drumbeat/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX, StickyNote } from 'lucide-react';
import { FailureNotice } from '../../../components/failure-notice';
import { ApiError } from '../../../lib/http/api';
import type { Note } from '../../../entities/types';
import { notesQuery } from '../api/notes';
import { LostEdits } from './lost-edits';
import { NoteRow } from './note-row';
import { ShowMore } from '../../../components/show-more';

interface NoteListProps {
  search: string;
  onClearSearch: () => void;
  onDraft: (note: Note) => void;
  onDelete: (note: Note) => void;
}

const failureTitle = (error: Error) =>
  error instanceof ApiError && error.status === 401 ? NOTE_TEXTS.signInToView : NOTE_TEXTS.loadFailed;

/** The notes that match, newest first, or a placeholder. */
export function NoteList({ search, onClearSearch, onDraft, onDelete }: NoteListProps) {
  const notes = useInfiniteQuery(notesQuery(search));
  if (!notes.data) {
    if (!notes.error) return <NotesSkeleton />;
    return (
      <FailureNotice
        title={failureTitle(notes.error)}
        error={notes.error}
        onRetry={() => void notes.refetch()}
      />
    );
  }
  const found = notes.data.pages.flatMap(({ data }) => data);
  const isWhole = search === '' && !notes.isPlaceholderData;
  return (
    <>
      {isWhole ? <LostEdits shown={found} /> : null}
      {found.length > 0 ? rows() : search ? <NothingFound onClearSearch={onClearSearch} /> : <NoNotes />}
    </>
  );

  function rows() {
    return (
      <Box aria-busy={notes.isPlaceholderData} sx={{ opacity: notes.isPlaceholderData ? 0.6 : 1 }}>
        <Box component="ul" aria-label="Notes">
          {found.map((note) => (
            <NoteRow
              key={note.id}
              note={note}
              onDraft={() => onDraft(note)}
              onDelete={() => onDelete(note)}
            />
          ))}
        </Box>
        <ShowMore list={notes} problem={NOTE_TEXTS.loadFailed} />
      </Box>
    );
  }
}

function NoNotes() {
  return (
    <EmptyState sign={StickyNote} title="No saved notes yet" component="h3">
      Write down what you hear on a client call. It waits here until you make a post of it.
    </EmptyState>
  );
}

function NothingFound({ onClearSearch }: { onClearSearch: () => void }) {
  return (
    <EmptyState
      sign={SearchX}
      title="No notes found"
      component="h3"
      action={
        <Button variant="outlined" size="small" onClick={onClearSearch}>
          Clear search
        </Button>
      }
    />
  );
}

function NotesSkeleton() {
  return (
    <Box role="status" aria-busy aria-label="Loading your notes">
      {[0, 1, 2].map((row) => (
        <Box key={row} sx={{ py: 4, borderTop: 1, borderColor: 'divider' }}>
          <SkeletonLines lines={[{ width: '45%', height: '1rem' }, { width: '85%' }, { width: '20%' }]} />
        </Box>
      ))}
    </Box>
  );
}
