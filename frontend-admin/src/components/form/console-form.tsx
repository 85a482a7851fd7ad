import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useId } from 'react';
import { Form } from 'react-admin';
import Button from '@mui/material/Button';
import { DialogFrame } from '@drumbeat/ui';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';

/** Asks about unsaved edits before another page or record replaces the form. */
function UnsavedGuard({ formId }: { formId: string }) {
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

interface ConsoleFormProps {
  defaultValues?: Record<string, unknown>;
  /** Asks before unsaved edits are left; not for a form that navigates when it is sent. */
  isGuarded?: boolean;
  /** True for a form that is longer than a window. */
  keepsActionsInView?: boolean;
  children: ReactNode;
  /** The buttons, the primary one last. */
  actions: ReactNode;
  /** Beside the fields, for what follows from them; on a narrow screen below. */
  aside?: ReactNode;
}

/** react-admin's form in Drumbeat's look: one column, labels above, buttons below a hairline. */
export function ConsoleForm({
  defaultValues,
  isGuarded = false,
  keepsActionsInView = false,
  children,
  actions,
  aside,
}: ConsoleFormProps) {
  const id = useId();
  return (
    // What is wrong stands beside its field, which has the focus: a notice over it would stay.
    <Form id={id} noValidate disableInvalidFormNotification {...(defaultValues ? { defaultValues } : {})}>
      <Columns aside={aside}>
        <Box
          sx={(theme) => ({
            display: 'grid',
            gap: 4,
            '& .MuiFormControl-root': { m: 0 },
            '& .MuiFormControlLabel-root': { m: 0, gap: 2 },
            '&& .MuiAutocomplete-inputRoot': { p: '0 2.25rem 0 0' },
            '&& .MuiAutocomplete-inputRoot .MuiAutocomplete-input': { p: '0.4375rem 0.75rem' },
            '& .MuiFormLabel-root': { ...theme.typography.label, color: theme.vars.palette.text.primary },
            // react-admin draws the label of a group of checkboxes at three quarters of its size.
            '&& .RaCheckboxGroupInput-label': { transform: 'none' },
            '& .MuiCheckbox-root': { p: '0.25rem' },
          })}
        >
          {children}
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'flex-end',
            gap: 2,
            mt: 6,
            pt: 4,
            borderTop: 1,
            borderColor: 'divider',
            ...(keepsActionsInView
              ? {
                  position: 'sticky',
                  bottom: 0,
                  zIndex: 1,
                  pb: 3,
                  background: 'var(--mui-palette-background-default)',
                }
              : {}),
          }}
        >
          {actions}
        </Box>
      </Columns>
      {isGuarded ? <UnsavedGuard formId={id} /> : null}
    </Form>
  );
}

function Columns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  if (aside === undefined) return children;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 32rem) minmax(0, 22rem)' },
        gap: '2.5rem 4rem',
        alignItems: 'start',
      }}
    >
      <div>{children}</div>
      {aside}
    </Box>
  );
}
