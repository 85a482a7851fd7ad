import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ApiError, bodyOf, type components } from '@drumbeat/api-client';
import { STAFF_NOTE_MAX } from '@drumbeat/domain';
import { DialogFrame, SkeletonLines } from '@drumbeat/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { FailureNotice } from '../../../components/failure-notice';
import { Notice } from '../../../components/notice';
import { Section } from '../../../components/section';
import { TimeText } from '../../../components/time-text';
import { CancelButton } from '../../../components/unsaved/cancel-button';
import { triesOf, useUnsaved } from '../../../components/unsaved/unsaved-forms';
import { changedMeanwhile, type Newer, newerIn } from '../../../providers/refusals';
import { api, byId } from '../../../providers/api';

type StaffNote = components['schemas']['StaffNoteResponse'];

/** What staff note about a user, for each other. */
const staffNotes = {
  list: async (id: string) => bodyOf(await api.GET('/api/admin/users/{id}/notes', byId(id))).data,
  write: (id: string, text: string) =>
    api.POST('/api/admin/users/{id}/notes', { ...byId(id), body: { text } }),
  change: (id: string, noteId: string, body: components['schemas']['ChangeStaffNoteRequest']) =>
    api.PATCH('/api/admin/users/{id}/notes/{noteId}', { params: { path: { id, noteId } }, body }),
  remove: (id: string, noteId: string) =>
    api.DELETE('/api/admin/users/{id}/notes/{noteId}', { params: { path: { id, noteId } } }),
};

type Step =
  | { do: 'write'; text: string }
  | { do: 'change'; note: StaffNote; text: string }
  | { do: 'delete'; note: StaffNote };

function useStaffNotes(userId: string) {
  const queryKey = ['staff-notes', userId];
  const queryClient = useQueryClient();
  const notify = useNotify();
  const notes = useQuery({ queryKey, queryFn: () => staffNotes.list(userId) });
  const step = useMutation({
    mutationFn: async (asked: Step) => {
      if (asked.do === 'write') await staffNotes.write(userId, asked.text);
      else if (asked.do === 'delete') await staffNotes.remove(userId, asked.note.id);
      else await staffNotes.change(userId, asked.note.id, { text: asked.text, version: asked.note.version });
    },
    onError: (error) => {
      // Of two edits it is asked beside the words.
      if (newerIn(error) === null) notify(error.message, { type: 'error' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return { notes, step };
}

interface NoteFieldProps {
  label: string;
  /** What the field says before its buttons. */
  children?: ReactNode;
  /** The text that the edit begins from. */
  begun?: string;
  save: string;
  isBusy: boolean;
  tries: number;
  error: string | null;
  onSave: (text: string) => Promise<void>;
  onCancel?: () => void;
}

function NoteField({
  label,
  children,
  begun = '',
  save,
  isBusy,
  tries,
  error,
  onSave,
  onCancel,
}: NoteFieldProps) {
  const id = useId();
  const [text, setText] = useState(begun);
  const input = useRef<HTMLTextAreaElement>(null);
  const isTooLong = text.trim().length > STAFF_NOTE_MAX;
  const canSave = text.trim() !== '' && !isTooLong;
  const isEdited = text.trim() !== begun.trim();
  useUnsaved(isEdited, { formId: canSave ? id : null, isSending: isBusy, tries });
  const problem = isTooLong ? `Keep it to ${STAFF_NOTE_MAX.toLocaleString('en')} characters.` : error;
  const submit = async () => {
    await onSave(text.trim());
    setText('');
    // Without words its button is disabled and loses the focus.
    input.current?.focus();
  };
  return (
    <Box
      component="form"
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        void submit().catch(() => undefined);
      }}
      sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <TextField
        id={`${id}-text`}
        inputRef={input}
        label={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={2}
        maxRows={10}
        fullWidth
        error={problem !== null}
        helperText={problem ?? undefined}
      />
      {children}
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button type="submit" variant="outlined" size="small" loading={isBusy} disabled={!canSave}>
          {save}
        </Button>
        {onCancel ? (
          <CancelButton variant="text" size="small" isEdited={isEdited} onCancel={onCancel} />
        ) : null}
      </Box>
    </Box>
  );
}

/** What the server says of the field itself. */
const fieldError = (error: unknown) =>
  error instanceof ApiError ? (error.fields[0]?.message ?? null) : null;

/** Notes of staff about a user, for each other. The user never sees them. */
export function StaffNotes({ userId }: { userId: string }) {
  const { notes, step } = useStaffNotes(userId);
  const [edited, setEdited] = useState<StaffNote | null>(null);
  const [newer, setNewer] = useState<Newer<StaffNote> | null>(null);
  const [deleted, setDeleted] = useState<StaffNote | null>(null);
  const { data, error, refetch } = notes;
  const isGone = edited !== null && data?.some(({ id }) => id === edited.id) === false;
  const endEdit = () => {
    setEdited(null);
    setNewer(null);
  };
  return (
    <Section title="Notes" note="For staff alone">
      {error && !data ? (
        <FailureNotice title="The notes could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : null}
      {!error && !data ? <SkeletonLines lines={[{ width: '70%' }, { width: '50%' }]} /> : null}
      <NoteField
        label="New note"
        save="Add"
        isBusy={step.isPending && step.variables.do === 'write'}
        tries={step.variables?.do === 'write' ? triesOf(step) : 0}
        error={step.variables?.do === 'write' ? fieldError(step.error) : null}
        onSave={(text) => step.mutateAsync({ do: 'write', text })}
      />
      <Box component="ul" aria-label="Notes" sx={{ mt: 4 }}>
        {/* Typed words outlive a note that somebody else deletes. */}
        {[...(isGone ? [edited] : []), ...(data ?? [])].map((note) => (
          <Box component="li" key={note.id} sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
            {edited?.id === note.id ? (
              <NoteField
                label="Note"
                begun={edited.text}
                save={isGone ? 'Save as a new note' : 'Save'}
                isBusy={step.isPending}
                tries={step.variables?.do === 'change' ? triesOf(step) : 0}
                error={step.variables?.do === 'change' ? fieldError(step.error) : null}
                onSave={async (text) => {
                  try {
                    await step.mutateAsync(
                      isGone ? { do: 'write', text } : { do: 'change', note: newer?.current ?? edited, text },
                    );
                  } catch (problem) {
                    const found = newerIn<StaffNote>(problem);
                    if (found) setNewer(found);
                    throw problem;
                  }
                  endEdit();
                }}
                onCancel={endEdit}
              >
                {isGone ? (
                  <Notice tone="warn">Somebody has deleted this note. Your words are not saved yet.</Notice>
                ) : null}
                {newer && !isGone ? (
                  <Notice tone="warn">
                    <strong>{changedMeanwhile(newer)}.</strong> Yours is above and not saved yet. Save again
                    to put it in the place of theirs:
                    <Box sx={{ my: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                      {newer.current.text}
                    </Box>
                    <Button variant="outlined" size="small" onClick={endEdit}>
                      Take theirs
                    </Button>
                  </Notice>
                ) : null}
              </NoteField>
            ) : (
              <>
                <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Box>
                <Typography variant="caption" component="p" sx={{ color: 'text.disabled', mt: 1 }}>
                  {note.author_name ?? 'Somebody who is gone'}, <TimeText at={note.created_at} />
                  {note.version > 1 ? ', changed since' : ''}
                </Typography>
                <Box sx={{ display: 'flex', gap: 2, mt: 1 }}>
                  <Button variant="text" size="small" onClick={() => setEdited(note)}>
                    Edit
                  </Button>
                  <Button variant="text" size="small" color="error" onClick={() => setDeleted(note)}>
                    Delete
                  </Button>
                </Box>
              </>
            )}
          </Box>
        ))}
      </Box>
      {deleted ? (
        <DialogFrame
          open
          onClose={() => setDeleted(null)}
          title="Delete this note?"
          actions={
            <>
              <Button variant="ghost" onClick={() => setDeleted(null)}>
                Keep it
              </Button>
              <Button
                variant="contained"
                color="error"
                loading={step.isPending}
                onClick={() =>
                  step.mutate({ do: 'delete', note: deleted }, { onSuccess: () => setDeleted(null) })
                }
              >
                Delete it
              </Button>
            </>
          }
        >
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{deleted.text}</Box>
        </DialogFrame>
      ) : null}
    </Section>
  );
}
