import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { ApiError } from '../../../lib/http/api';

const Form = styled('form')({ display: 'grid', gap: '1rem' });

/** The fields of a form in a column; our validation messages replace the browser's. */
export const FormStack = (form: ComponentProps<typeof Form>) => <Form noValidate {...form} />;

/** The API's error for one field of a refused form, such as a password on public lists. */
export const refusalOf = (field: string, error: Error | null): string | undefined =>
  error instanceof ApiError ? error.fields.find((problem) => problem.field === field)?.message : undefined;
