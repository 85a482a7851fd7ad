import { Transform } from 'class-transformer';
import { isISO8601 } from 'class-validator';

/**
 * An ISO 8601 text as a Date. Everything else stays as it is, for @IsDate to refuse: JavaScript's own reading takes numbers,
 * and makes the 2nd of March of the 30th of February.
 */
export function IsoDate(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && isISO8601(value, { strict: true }) ? new Date(value) : value,
  );
}
