import { emailProblem, normalizeEmail, passwordProblem } from '@drumbeat/domain';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy, type ValidationArguments } from 'class-validator';

type Rule = (text: string) => string | null;

/** The product's password rule and its message, the same as in the forms. */
function followsRule(name: string, rule: Rule): PropertyDecorator {
  const problemOf = (value: unknown) => rule(typeof value === 'string' ? value : '');
  return ValidateBy({
    name,
    validator: {
      validate: (value: unknown) => typeof value === 'string' && problemOf(value) === null,
      defaultMessage: (validation?: ValidationArguments) =>
        problemOf(validation?.value) ?? '$property is not valid',
    },
  });
}

/** An email address, taken as it is stored and compared. */
export function NormalizedEmail(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizeEmail(value) : value)),
    followsRule('isEmailAddress', emailProblem),
  );
}

export function IsPassword(): PropertyDecorator {
  return followsRule('isPassword', (password) => passwordProblem(password));
}
