import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { components } from '@drumbeat/api-client';
import { PROFILE_LIMITS } from '@drumbeat/domain';
import { DialogFrame, Status } from '@drumbeat/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Lock, LockOpen } from 'lucide-react';
import { useId, useState, type SyntheticEvent } from 'react';
import { useNotify } from 'react-admin';
import { Notice } from '../../components/notice';
import { Section } from '../../components/section';
import { triesOf, useUnsaved } from '../../components/unsaved/unsaved-forms';
import type { User } from '../../providers/records';
import { api, byId } from '../../providers/api';

const lockProfile = (userId: string, body: components['schemas']['LockProfileRequest']) =>
  api.PUT('/api/admin/users/{id}/profile-lock', { ...byId(userId), body });

/** Whether the user may change their own profile; staff may in either case (ACCOUNT-9). */
export function ProfileLock({ user }: { user: User }) {
  const [isAsking, setIsAsking] = useState(false);
  // Outlives the dialog: a key that closes it takes no typed words along.
  const [reason, setReason] = useState('');
  const isLocked = user.profile_locked;
  // Behind a closed dialog they cannot be sent, and are asked about all the same.
  useUnsaved(reason.trim() !== '' && !isAsking, { formId: null, isSending: false, tries: 0 });
  return (
    <Section title="Profile lock">
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <Status tone={isLocked ? 'warn' : 'quiet'} icon={isLocked ? Lock : LockOpen}>
          {isLocked ? 'Locked' : 'Not locked'}
        </Status>
        <Typography sx={{ color: 'text.secondary' }}>
          {isLocked
            ? 'They read their profile and cannot change it, and get no weekly prompts.'
            : 'They change their profile themselves.'}
        </Typography>
        <Button variant="outlined" size="small" onClick={() => setIsAsking(true)}>
          {isLocked ? 'Unlock the profile' : 'Lock the profile'}
        </Button>
      </Box>
      {isAsking ? (
        <LockDialog user={user} reason={reason} onReason={setReason} onClose={() => setIsAsking(false)} />
      ) : null}
    </Section>
  );
}

interface LockDialogProps {
  user: User;
  reason: string;
  onReason: (reason: string) => void;
  onClose: () => void;
}

function LockDialog({ user, reason, onReason, onClose }: LockDialogProps) {
  const id = useId();
  // What it was when it was asked about: the answer changes the user before the dialog is gone.
  const [isLocked] = useState(user.profile_locked);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const leave = () => {
    onReason('');
    onClose();
  };
  const change = useMutation({
    mutationFn: () => lockProfile(user.id, { is_locked: !isLocked, reason: reason.trim() }),
    onSuccess: () => {
      leave();
      notify(isLocked ? 'The profile is unlocked' : 'The profile is locked', { type: 'success' });
      return queryClient.invalidateQueries();
    },
    // Waits for no answer: there may be no network.
    onError: () => void queryClient.invalidateQueries(),
  });
  const isTooLong = reason.trim().length > PROFILE_LIMITS.lockReason;
  const canSend = reason.trim() !== '' && !isTooLong;
  useUnsaved(reason.trim() !== '', {
    ...{ formId: canSend ? id : null, isSending: change.isPending, tries: triesOf(change) },
  });
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (canSend) change.mutate();
  };
  const label = isLocked ? 'Unlock the profile' : 'Lock the profile';
  return (
    <DialogFrame
      open
      onClose={onClose}
      title={`${label} of ${user.full_name ?? user.email}?`}
      actions={
        <>
          <Button variant="ghost" onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="contained" loading={change.isPending} disabled={!canSend}>
            {label}
          </Button>
        </>
      }
    >
      <Box component="form" id={id} onSubmit={send} sx={{ display: 'grid', gap: 4 }}>
        {change.error ? <Notice tone="bad">{change.error.message}</Notice> : null}
        <p>
          {isLocked
            ? 'They can change their name, answers, pillars, goal and target mix again, and the weekly prompts come again.'
            : 'They can no longer change their name, answers, pillars, goal and target mix, and their profile says so. The weekly prompts stop. What is mailed to them stays theirs to choose, and so does their writing profile.'}
        </p>
        <TextField
          id={`${id}-reason`}
          label="Reason"
          value={reason}
          onChange={({ target }) => onReason(target.value)}
          autoFocus
          multiline
          minRows={2}
          maxRows={6}
          error={isTooLong}
          helperText={
            isTooLong
              ? `Keep it to ${PROFILE_LIMITS.lockReason} characters.`
              : 'For the audit log; the person does not see it.'
          }
          fullWidth
        />
      </Box>
    </DialogFrame>
  );
}
