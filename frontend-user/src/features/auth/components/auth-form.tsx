import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { ApiError } from '../../../lib/http/api';
import { InputField } from '@drumbeat/ui';
import type { SignInFields } from './sign-in-fields';

const Form = styled('form')({ display: 'grid', gap: '1rem' });

/** The fields of a form in a column; our validation messages replace the browser's. */
export const FormStack = (form: ComponentProps<typeof Form>) => <Form noValidate {...form} />;

/** The API's error for one field of a refused form, such as a password on public lists. */
export const refusalOf = (field: string, error: Error | null): string | undefined =>
  error instanceof ApiError ? error.fields.find((problem) => problem.field === field)?.message : undefined;

/** The email field of the sign-in card, for either method. */
export function EmailField({ fields, autoFocus }: { fields: SignInFields; autoFocus: boolean }) {
  return (
    <InputField
      label="Email"
      type="email"
      autoComplete="username"
      autoFocus={autoFocus}
      {...fields.field('email')}
    />
  );
}
