import { isTimeZone } from '@drumbeat/domain';
import { ValidateBy } from 'class-validator';

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
