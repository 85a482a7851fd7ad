import { ValidateBy, type ValidationArguments } from 'class-validator';
import { emailProblem, normalizeEmail } from '@drumbeat/domain';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';

/** What is wrong with a text, in words; null: nothing. */
type Rule = (text: string) => string | null;

/** A text that follows a rule of the product, with the rule's own message, the same as in the forms. */
export function FollowsRule(name: string, rule: Rule): PropertyDecorator {
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
    FollowsRule('isEmailAddress', emailProblem),
  );
}
