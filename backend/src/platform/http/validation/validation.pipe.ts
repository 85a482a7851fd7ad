import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { InvalidInputError, type FieldProblem } from '../errors/app-error.js';
import { unstorableFields } from './storable-fields.js';
import { rememberValidationRules } from './validation-rules.js';

/** Unknown fields and wrong types are refused with a list of every field; nothing is written. */
export function createValidationPipe(): ValidationPipe {
  rememberValidationRules();
  return new InputPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: false,
    exceptionFactory: (errors) => new InvalidInputError(errors.flatMap((error) => problemsOf(error))),
  });
}

class InputPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // A value set by our own decorator, like the signed-in user: not sent by a client.
    if (metadata.type === 'custom') return value;
    const problems = unstorableFields(value);
    if (problems.length > 0) throw new InvalidInputError(problems);
    return super.transform(value, metadata);
  }
}

function problemsOf(error: ValidationError, parent = ''): FieldProblem[] {
  const field = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.values(error.constraints ?? {}).map((message) => ({ field, message }));
  return [...own, ...(error.children ?? []).flatMap((child) => problemsOf(child, field))];
}
