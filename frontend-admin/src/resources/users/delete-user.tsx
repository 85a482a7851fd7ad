import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ApiError, bodyOf, receiveFile } from '@drumbeat/api-client';
import { EXPORT_RECEIPT_LENGTH, normalizeEmail, receivedLabel } from '@drumbeat/domain';
import { DialogFrame, download, fileNameOf, InputField } from '@drumbeat/ui';
import { type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Notice } from '../../components/notice';
import { Quiet } from '../../components/quiet';
import { Section } from '../../components/section';
import type { User } from '../../providers/records';
import { pageStaff } from '../../session/page-staff';
import { api, downloads, byId } from '../../providers/api';
import { linkTo } from '../../lib/paths';

/** All that is a user's, as one file; whole, and known to be so by the server, once it resolves. */
async function exportUser(
  userId: string,
  onProgress: (bytes: number) => void,
): Promise<{ content: Blob; fileName: string }> {
  const answer = await downloads.GET('/api/admin/users/{id}/export', { ...byId(userId), parseAs: 'stream' });
  const content = await receiveFile(bodyOf(answer), { onProgress });
  const receipt = await content.slice(-EXPORT_RECEIPT_LENGTH).text();
  await api.POST('/api/admin/users/{id}/export/receipt', { ...byId(userId), body: { receipt } });
  return { content, fileName: fileNameOf(answer.response, 'drumbeat-export.zip') };
}

const deleteUser = (userId: string, email: string) =>
  api.DELETE('/api/admin/users/{id}', { ...byId(userId), body: { email } });

const LOST = [
  'Posts, drafts and their numbers, prompts, calendar, profile, pillars and voice',
  'What is scheduled: it will not go out',
  'The connection to LinkedIn; what is published there stays there',
  'A paid plan: it ends at once, and what is left of the month is not paid back',
];

interface DeleteUserDialogProps {
  user: User;
  onClose: () => void;
}

/** Two steps: the data is downloaded, and the address typed. */
function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const formId = useId();
  const [email, setEmail] = useState('');
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [received, setReceived] = useState(0);
  const save = useMutation({
    mutationFn: () => {
      setReceived(0);
      return exportUser(user.id, setReceived);
    },
    onSuccess: ({ content, fileName }) => download(content, fileName),
  });
  const remove = useMutation({
    mutationFn: () => deleteUser(user.id, email),
    onSuccess: async () => {
      notify(`${user.email} is deleted`, { type: 'success' });
      await navigate(linkTo.list('users'));
      // What was theirs is asked for no more, also where their page is not gone yet.
      queryClient.removeQueries({ predicate: isTheirs, type: 'inactive' });
      await queryClient.invalidateQueries({ predicate: (query) => !isTheirs(query) });
    },
  });
  const isTheirs = ({ queryKey }: Query) => JSON.stringify(queryKey).includes(JSON.stringify(user.id));
  const isTyped = normalizeEmail(email) === user.email;
  const isReady = save.isSuccess && isTyped;
  const isOfField = remove.error instanceof ApiError && remove.error.code === 'user.email_mismatch';
  const failure = save.error ?? (isOfField ? null : remove.error);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady) remove.mutate();
  };
  return (
    <DialogFrame
      open
      onClose={onClose}
      title={`Delete ${user.full_name ?? user.email}?`}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep the account
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="contained"
            color="error"
            disabled={!isReady}
            loading={remove.isPending}
          >
            Delete for good
          </Button>
        </>
      }
    >
      <Box component="form" id={formId} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
        <div>
          <Typography>This cannot be undone. They are told by mail, and lose:</Typography>
          <Box component="ul" sx={{ mt: 2, pl: 5, '& li': { listStyle: 'disc' } }}>
            {LOST.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </Box>
        </div>
        {failure ? <Notice tone="bad">{failure.message}</Notice> : null}
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography variant="h3">1. Save their data</Typography>
          <Button
            variant="outlined"
            loading={save.isPending}
            onClick={() => save.mutate()}
            startIcon={<Download size={16} strokeWidth={1.75} aria-hidden />}
          >
            Download their data
          </Button>
          <Typography variant="caption" role="status" sx={{ color: 'text.secondary' }}>
            {save.isPending
              ? receivedLabel(received)
              : save.isSuccess
                ? 'It is in your downloads. Give it to them if they ask for it, and do not keep it.'
                : 'Everything that is theirs, as they can have it themselves. Afterwards it is gone.'}
          </Typography>
        </Box>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="h3">2. Type their address</Typography>
          <InputField
            label={`Type ${user.email} to confirm`}
            type="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            problem={isOfField ? remove.error?.message : undefined}
          />
        </Box>
      </Box>
    </DialogFrame>
  );
}

/** The end of an account, for a user who asked for it or must go (CONSOLE-15). */
export function DeleteUser({ user }: { user: User }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Section title="Deletion" note="For good, with all that is theirs">
      {user.id === pageStaff.id() ? (
        <Quiet>This is you. Another admin can delete your account.</Quiet>
      ) : (
        <Button
          variant="outlined"
          onClick={() => setIsAsking(true)}
          sx={{ color: 'error.main', '&:hover': { color: 'error.main' } }}
        >
          Delete this user
        </Button>
      )}
      {isAsking ? <DeleteUserDialog user={user} onClose={() => setIsAsking(false)} /> : null}
    </Section>
  );
}
