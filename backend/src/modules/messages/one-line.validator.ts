import { isOneLine } from '@drumbeat/domain';
import { ValidateBy, type ValidationOptions } from 'class-validator';

export function IsOneLine(options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isOneLine',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isOneLine(value),
        defaultMessage: () => '$property must stand on one line',
      },
    },
    options,
  );
}
