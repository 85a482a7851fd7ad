import { isPlannableDate } from '@drumbeat/domain';
import { ValidateBy, buildMessage, type ValidationOptions } from 'class-validator';

/** A real calendar date written as YYYY-MM-DD, from 1900 to 2999. */
export function IsPlainDate(options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isPlainDate',
      validator: {
        validate: isPlannableDate,
        defaultMessage: buildMessage((each) => `${each}$property must be a date such as 2026-11-20`, options),
      },
    },
    options,
  );
}
