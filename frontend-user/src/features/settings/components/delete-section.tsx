import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signInWaysQuery } from '../api/get-sign-in-ways';
import { DeleteAccountDialog } from './delete-account-dialog';

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
