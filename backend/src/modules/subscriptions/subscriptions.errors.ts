import { AppError } from '../../platform/http/errors/app-error.js';

export class FreePlanNotSelfServedError extends AppError {
  constructor() {
    super(
      403,
      'subscription.free_plan_not_self_served',
      'The free plan is given by the staff. Please ask them for access.',
    );
  }
}
