import { emailProblem, normalizeEmail } from '@drumbeat/domain';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { FollowsRule } from './rule.validator.js';

/** An email address, taken as it is stored and compared. */
export function NormalizedEmail(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizeEmail(value) : value)),
    FollowsRule('isEmailAddress', emailProblem),
  );
}
