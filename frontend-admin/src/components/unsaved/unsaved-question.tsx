import Button from '@mui/material/Button';
import { DialogFrame } from '@drumbeat/ui';
import { useEffect, useState } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { lostBetween, unsavedForms, useUnsavedForms } from './unsaved-forms';

/** Asks before another page, a reload or the end of the tab takes words that are not saved. One for all forms of a page. */
export function UnsavedQuestion() {
  const unsaved = useUnsavedForms();
  const isUnsaved = unsaved.length > 0;
  const location = useLocation();
  /** Their number when the question was asked; null while it is not. */
  const [triesBefore, setTriesBefore] = useState<number | null>(null);
  const blocker = useBlocker(({ currentLocation: here, nextLocation: next }) =>
    // A form that is being sent may lead on by itself.
    lostBetween(unsavedForms(), here, next).some((form) => !form.isSending),
  );
  const lost = blocker.state === 'blocked' ? lostBetween(unsaved, location, blocker.location) : [];
  const isSending = lost.some((form) => form.isSending);
  const tries = lost.reduce((sum, form) => sum + form.tries, 0);
  const isAsked = lost.length > 0;
  if (isAsked !== (triesBefore !== null)) setTriesBefore(isAsked ? tries : null);
  useEffect(() => {
    // Saved in the meantime: no question is needed.
    if (blocker.state === 'blocked' && !isAsked) blocker.proceed();
  }, [blocker, isAsked]);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  const [form, ...others] = lost;
  if (blocker.state !== 'blocked' || !form) return null;
  const isRefused = !isSending && triesBefore !== null && tries !== triesBefore;
  const formId = others.length === 0 ? form.formId : null;
  const stay = () => blocker.reset();
  return (
    <DialogFrame
      open
      onClose={stay}
      title={form.question}
      actions={
        <>
          <Button variant="ghost" onClick={() => blocker.proceed()}>
            Discard
          </Button>
          {formId && !isRefused ? (
            <Button type="submit" form={formId} variant="contained" loading={isSending}>
              Save
            </Button>
          ) : (
            <Button variant="contained" onClick={stay}>
              Stay here
            </Button>
          )}
        </>
      }
    >
      {isRefused ? 'It could not be saved yet. What is wrong stands in the form.' : form.said}
    </DialogFrame>
  );
}
