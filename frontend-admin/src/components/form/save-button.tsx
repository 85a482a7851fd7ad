import Button from '@mui/material/Button';
import { useFormState } from 'react-hook-form';

interface SaveButtonProps {
  label?: string;
  /** A form for a new record can always be sent; one that edits needs a change first. */
  needsChange?: boolean;
}

export function SaveButton({ label = 'Save', needsChange = true }: SaveButtonProps) {
  const { isSubmitting, dirtyFields } = useFormState();
  const hasNothingToSave = needsChange && Object.keys(dirtyFields).length === 0;
  return (
    <Button
      type="submit"
      variant="contained"
      loading={isSubmitting}
      // Who saved by the keyboard is still on it, so it only looks disabled.
      aria-disabled={hasNothingToSave}
      className={hasNothingToSave ? 'Mui-disabled' : ''}
      onClick={(event) => {
        if (hasNothingToSave) event.preventDefault();
      }}
    >
      {label}
    </Button>
  );
}
