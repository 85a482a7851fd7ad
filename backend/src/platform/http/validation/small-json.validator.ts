import { ValidateBy } from 'class-validator';

/** A value whose JSON has at most this many bytes. */
export function IsSmallJson(bytes: number): PropertyDecorator {
  return ValidateBy({
    name: 'isSmallJson',
    validator: {
      validate: (value: unknown) => Buffer.byteLength(JSON.stringify(value)) <= bytes,
      defaultMessage: () => `$property must have at most ${bytes} bytes as JSON`,
    },
  });
}
