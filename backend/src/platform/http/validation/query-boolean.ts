import { Transform } from 'class-transformer';

/** `?flag=true` and `?flag=false` as booleans; other texts stay as they are, for @IsBoolean to refuse. */
export function QueryBoolean(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    value === 'true' ? true : value === 'false' ? false : value,
  );
}
