import { PROFILE_LIMITS } from '@drumbeat/domain';
import { tooLongProblem } from '../../../lib/text/too-long.rules';
import { InputField } from '@drumbeat/ui';
import { useFormContext } from 'react-hook-form';
import type { ProfileAnswers } from '../profile-answers';

type TextField = {
  [Field in keyof ProfileAnswers]: ProfileAnswers[Field] extends string ? Field : never;
}[keyof ProfileAnswers];

interface AnswerFieldProps {
  name: TextField;
  label: string;
  hint?: string;
  placeholder?: string;
  autoComplete?: string;
  /** A few sentences instead of a few words. */
  long?: boolean;
  /** Maximum number of characters; default: the limit of a description or a fact. */
  max?: number;
}

/** A text field of the profile, inside a form. */
export function AnswerField({ name, long = false, max, ...field }: AnswerFieldProps) {
  const { register, formState } = useFormContext<ProfileAnswers>();
  const limit = max ?? (long ? PROFILE_LIMITS.description : PROFILE_LIMITS.fact);
  return (
    <InputField
      {...field}
      {...(long ? { multiline: true, minRows: 2, maxRows: 10 } : {})}
      problem={formState.errors[name]?.message}
      {...register(name, { validate: (text) => tooLongProblem(text, limit) })}
    />
  );
}
