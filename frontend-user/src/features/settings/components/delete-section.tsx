import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isUnpaid } from '@drumbeat/domain';
import { DialogFrame, InputField } from '@drumbeat/ui';
import { signInWaysQuery, useDeleteAccount } from '../api/account';
import { accountQuery } from '../../../entities/session/get-session';
import { InlineAlert } from '../../../components/inline-alert';
import { PasswordInput } from '../../../components/password-input';
import { ApiError } from '../../../lib/http/api';

const formId = 'delete-account';

const lost = [
  'All posts and drafts, and their numbers',
  'Your prompts and your calendar; what is scheduled will not go out',
  'Your profile, your pillars and your voice',
  'The connection to LinkedIn. What is published there stays there.',
];

/** What is paid ends with the account (PAY-7). */
const lostPlan =
  'Your monthly plan. It ends at once and nothing is charged again; what is left of a paid month is not paid back.';

interface DeleteAccountDialogProps {
  onClose: () => void;
  /** Accounts without one re-authenticate by a fresh sign-in. */
  hasPassword: boolean;
  onDeleted: () => void;
  onSignInAgain: () => void;
}

/** The only deletion that cannot be undone: it lists what is deleted, and asks for a confirmation word and the password. */
function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { onClose, hasPassword, onDeleted, onSignInAgain } = props;
  const [word, setWord] = useState('');
  const [password, setPassword] = useState('');
  const remove = useDeleteAccount();
  const plan = useQuery(accountQuery).data?.subscription;
  const hasPlan = plan?.plan_type === 'monthly' && (plan.status === 'active' || isUnpaid(plan));
  const code = remove.error instanceof ApiError ? remove.error.code : null;
  const isReady = word === 'DELETE' && (!hasPassword || password !== '');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady) remove.mutate(hasPassword ? password : undefined, { onSuccess: onDeleted });
  };
  return (
    <DialogFrame
      open
      onClose={onClose}
      title="Delete your account"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep my account
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
          <Typography>This cannot be undone. You lose:</Typography>
          <Box component="ul" sx={{ mt: 2, pl: 5, '& li': { listStyle: 'disc' } }}>
            {(hasPlan ? [lostPlan, ...lost] : lost).map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </Box>
        </div>
        {code === 'auth.reauthentication_required' ? (
          <InlineAlert
            tone="warn"
            action={
              <Button variant="outlined" size="small" onClick={onSignInAgain}>
                Sign in again
              </Button>
            }
          >
            {remove.error?.message}
          </InlineAlert>
        ) : remove.error && code !== 'auth.wrong_password' ? (
          <InlineAlert tone="bad">{remove.error.message}</InlineAlert>
        ) : null}
        <InputField
          label="Type DELETE to confirm"
          autoComplete="off"
          value={word}
          onChange={(event) => setWord(event.target.value)}
          autoFocus
        />
        {hasPassword ? (
          <PasswordInput
            label="Your password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            problem={code === 'auth.wrong_password' ? remove.error?.message : undefined}
          />
        ) : null}
      </Box>
    </DialogFrame>
  );
}

interface DeleteSectionProps {
  onDeleted: () => void;
  onSignInAgain: () => void;
}

export function DeleteSection({ onDeleted, onSignInAgain }: DeleteSectionProps) {
  const ways = useQuery(signInWaysQuery);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        disabled={!ways.data}
        onClick={() => setOpen(true)}
        sx={{ color: 'error.main', '&:hover': { color: 'error.main' } }}
      >
        Delete my account
      </Button>
      {open && ways.data ? (
        <DeleteAccountDialog
          hasPassword={ways.data.has_password}
          onClose={() => setOpen(false)}
          onDeleted={onDeleted}
          onSignInAgain={onSignInAgain}
        />
      ) : null}
    </>
  );
}
