import { ValidateIf } from 'class-validator';

/** The field may be left out, but null is no value of it. (@IsOptional lets null through, and a column may not.) */
export function IsGivenOrAbsent(): PropertyDecorator {
  return ValidateIf((_: object, value: unknown) => value !== undefined);
}
