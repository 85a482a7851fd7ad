import Box from '@mui/material/Box';
import { type ReactNode, useId, useLayoutEffect } from 'react';
import { Form } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useUnsaved } from '../unsaved/unsaved-forms';

interface EditsProps {
  formId: string;
  isDone: boolean;
  onEdited: ((isEdited: boolean) => void) | undefined;
}

/** Hears whether the form has edits, and has the console ask before they are left. */
function Edits({ formId, isDone, onEdited }: EditsProps) {
  const { dirtyFields, isSubmitting, submitCount } = useFormState();
  const isEdited = Object.keys(dirtyFields).length > 0;
  useUnsaved(isEdited && !isDone, { formId, isSending: isSubmitting, tries: submitCount });
  useLayoutEffect(() => onEdited?.(isEdited), [isEdited, onEdited]);
  return null;
}

export interface ConsoleFormProps {
  defaultValues?: Record<string, unknown>;
  /** Sends the values; returns the errors of fields. Without it react-admin saves them. */
  onSubmit?: (values: Record<string, unknown>) => Promise<object | undefined>;
  /** What stays of the form when its record becomes another one. */
  resetOptions?: { keepDirtyValues: boolean } | undefined;
  /** True where what the form holds was sent, and may be left. */
  isDone?: boolean;
  /** Called when the form begins to have edits, and when it has none any more. */
  onEdited?: (isEdited: boolean) => void;
  /** True for a form that is longer than a window. */
  keepsActionsInView?: boolean;
  children: ReactNode;
  /** The buttons, the primary one last. */
  actions: ReactNode;
  aboveActions?: ReactNode;
  /** Beside the fields, for what follows from them; on a narrow screen below. */
  aside?: ReactNode;
}

/**
 * react-admin's form in Drumbeat's look: one column, labels above, buttons below a hairline. The console asks before its
 * unsaved edits are left.
 */
export function ConsoleForm({
  defaultValues,
  onSubmit,
  resetOptions,
  onEdited,
  isDone = false,
  keepsActionsInView = false,
  children,
  actions,
  aboveActions,
  aside,
}: ConsoleFormProps) {
  const id = useId();
  return (
    // What is wrong stands beside its field, which has the focus: a notice over it would stay.
    <Form
      id={id}
      noValidate
      disableInvalidFormNotification
      {...(defaultValues ? { defaultValues } : {})}
      {...(onSubmit ? { onSubmit } : {})}
      {...(resetOptions ? { resetOptions } : {})}
    >
      <Edits formId={id} isDone={isDone} onEdited={onEdited} />
      <Columns aside={aside}>
        <Box
          sx={(theme) => ({
            display: 'grid',
            gap: 4,
            '& .MuiFormControl-root': { m: 0 },
            '& .MuiFormControlLabel-root': { m: 0, gap: 2 },
            // A box stands nearer to its own word than to the one before.
            '& .MuiFormGroup-row': { columnGap: 5 },
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
        {aboveActions}
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
                  bgcolor: 'background.default',
                }
              : {}),
          }}
        >
          {actions}
        </Box>
      </Columns>
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
