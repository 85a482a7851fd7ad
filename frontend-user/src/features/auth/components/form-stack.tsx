import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Form = styled('form')({ display: 'grid', gap: '1rem' });

/** The fields of a form below each other; the rules speak instead of the browser's own bubbles. */
export const FormStack = (form: ComponentProps<typeof Form>) => <Form noValidate {...form} />;
