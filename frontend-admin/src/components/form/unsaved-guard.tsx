import Button from '@mui/material/Button';
import { DialogFrame } from '@drumbeat/ui';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';

/** Asks about unsaved edits before another page or record replaces the form. */
export function UnsavedGuard({ formId }: { formId: string }) {
  const { dirtyFields, isSubmitting } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      isDirty && !isSubmitting && `${here.pathname}${here.search}` !== `${next.pathname}${next.search}`,
  );
  useEffect(() => {
    // Saved in the meantime: no question is needed.
    if (blocker.state === 'blocked' && !isDirty) blocker.proceed();
  }, [blocker, isDirty]);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return (
    <DialogFrame
      open={blocker.state === 'blocked' && isDirty}
      onClose={() => blocker.reset?.()}
      title="Save your changes?"
      actions={
        <>
          <Button variant="ghost" onClick={() => blocker.proceed?.()}>
            Discard
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={isSubmitting}>
            Save
          </Button>
        </>
      }
    >
      What you changed here is not saved yet.
    </DialogFrame>
  );
}
