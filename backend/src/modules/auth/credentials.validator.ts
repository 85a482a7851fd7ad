import { emailProblem, passwordProblem } from '@drumbeat/domain';
import { ValidateBy, type ValidationArguments } from 'class-validator';

type Rule = (text: string) => string | null;

/** The product's own rule and its own words, the same as in the forms. */
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

export function IsEmailAddress(): PropertyDecorator {
  return followsRule('isEmailAddress', emailProblem);
}

export function IsPassword(): PropertyDecorator {
  return followsRule('isPassword', (password) => passwordProblem(password));
}
