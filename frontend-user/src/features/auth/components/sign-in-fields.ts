import type { UseFormReturn } from 'react-hook-form';

/** What both ways of signing in share: an address typed for one is there for the other. */
export interface SignInFields {
  email: string;
  password: string;
}

export type SignInFormState = UseFormReturn<SignInFields>;

export type FocusedField = 'email' | 'password' | null;
