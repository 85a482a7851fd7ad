import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Form = styled('form')({ display: 'grid', gap: '1rem' });

/** The fields of a form in a column; our validation messages replace the browser's. */
export const FormStack = (form: ComponentProps<typeof Form>) => <Form noValidate {...form} />;
