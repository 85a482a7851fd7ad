import { isPlannableDate, isTimeZone } from '@drumbeat/domain';
import { ValidateBy, buildMessage, type ValidationOptions, isISO8601 } from 'class-validator';
import { Transform } from 'class-transformer';

/**
 * An ISO 8601 text as a Date. Everything else stays as it is, for @IsDate to refuse: JavaScript's own reading takes numbers,
 * and makes the 2nd of March of the 30th of February.
 */
export function IsoDate(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && isISO8601(value, { strict: true }) ? new Date(value) : value,
  );
}

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

/** A name of the IANA time zone database. */
export function IsTimeZone(): PropertyDecorator {
  return ValidateBy({
    name: 'isTimeZone',
    validator: {
      validate: (value: unknown) => isTimeZone(value),
      defaultMessage: () => '$property must be an IANA time zone such as Europe/Berlin',
    },
  });
}
