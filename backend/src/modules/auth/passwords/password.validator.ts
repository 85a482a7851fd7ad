import { passwordProblem } from '@drumbeat/domain';
import { FollowsRule } from '../../../platform/http/validation/rule.validator.js';

export function IsPassword(): PropertyDecorator {
  return FollowsRule('isPassword', (password) => passwordProblem(password));
}
