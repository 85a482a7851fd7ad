import { isPlainDate } from '@drumbeat/domain';
import { ValidateBy, buildMessage, type ValidationOptions } from 'class-validator';

/** PostgreSQL has no year 0, and a calendar of another century is a mistake in typing. */
const EARLIEST = '1900-01-01';
const LATEST = '2999-12-31';

/** A real calendar date written as YYYY-MM-DD. */
export function IsPlainDate(options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isPlainDate',
      validator: {
        validate: (value: unknown) => isPlainDate(value) && value >= EARLIEST && value <= LATEST,
        defaultMessage: buildMessage((each) => `${each}$property must be a date such as 2026-11-20`, options),
      },
    },
    options,
  );
}
