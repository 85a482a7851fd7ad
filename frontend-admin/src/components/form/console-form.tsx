import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { Form } from 'react-admin';
import { UnsavedGuard } from './unsaved-guard';

interface ConsoleFormProps {
  defaultValues?: Record<string, unknown>;
  /** Asks before edits are left behind; a form that leads elsewhere when it is sent does without. */
  isGuarded?: boolean;
  children: ReactNode;
  /** The buttons, the primary one last. */
  actions: ReactNode;
}

/** react-admin's form in Drumbeat's look: one column, labels above, buttons below a hairline. */
export function ConsoleForm({ defaultValues, isGuarded = false, children, actions }: ConsoleFormProps) {
  const id = useId();
  return (
    <Form id={id} noValidate {...(defaultValues ? { defaultValues } : {})}>
      <Box
        sx={(theme) => ({
          display: 'grid',
          gap: 4,
          '& .MuiFormControl-root': { m: 0 },
          '& .MuiFormControlLabel-root': { m: 0, gap: 2 },
          '&& .MuiAutocomplete-inputRoot': { p: '0 2.25rem 0 0' },
          '&& .MuiAutocomplete-inputRoot .MuiAutocomplete-input': { p: '0.4375rem 0.75rem' },
          '& .MuiFormControlLabel-root .MuiSwitch-root': { ml: '-0.5rem' },
          '& .MuiSwitch-switchBase:not(.Mui-checked) + .MuiSwitch-track': {
            opacity: 1,
            background: theme.vars.palette.line.control,
          },
          '& .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': { opacity: 0.5 },
          '& .MuiFormLabel-root': { ...theme.typography.label, color: theme.vars.palette.text.primary },
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
        }}
      >
        {actions}
      </Box>
      {isGuarded ? <UnsavedGuard formId={id} /> : null}
    </Form>
  );
}
