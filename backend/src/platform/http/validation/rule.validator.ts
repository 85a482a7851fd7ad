import { ValidateBy, type ValidationArguments } from 'class-validator';

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
