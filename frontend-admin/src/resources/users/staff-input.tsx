import Button from '@mui/material/Button';
import { DialogFrame } from '@drumbeat/ui';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { SwitchInput } from '../../components/form/switch-input';
import type { User } from '../../providers/records';

const UNCONFIRMED =
  'Nobody has confirmed this address yet, so the account may be a stranger’s. Ask them to sign in once with the link that we mail them.';

/** The switch for staff rights: asks for confirmation, and is disabled for an unconfirmed address. */
export function StaffInput({ user }: { user: User }) {
  const [isAsking, setIsAsking] = useState(false);
  const { setValue } = useFormContext();
  const isClosed = !user.is_admin && !user.email_confirmed;
  const set = (is_admin: boolean) => setValue('is_admin', is_admin, { shouldDirty: true });
  const keepOff = () => {
    set(false);
    setIsAsking(false);
  };
  return (
    <>
      <SwitchInput
        source="is_admin"
        label="Staff: may use this console"
        hint={isClosed ? UNCONFIRMED : undefined}
        disabled={isClosed}
        onChange={(isOn) => {
          if (isOn && !user.is_admin) setIsAsking(true);
        }}
      />
      <DialogFrame
        open={isAsking}
        onClose={keepOff}
        title={`Make ${user.email} staff?`}
        actions={
          <>
            <Button variant="ghost" onClick={keepOff}>
              Cancel
            </Button>
            <Button variant="contained" onClick={() => setIsAsking(false)}>
              Make staff
            </Button>
          </>
        }
      >
        Once you save, they can see and change what every user has here. They and all other staff are told by
        mail.
      </DialogFrame>
    </>
  );
}
