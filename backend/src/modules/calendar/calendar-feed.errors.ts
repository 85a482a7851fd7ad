import { NotFoundError } from '../../platform/http/errors/app-error.js';

/** Never was, was renewed or stopped, or its user has no plan: the answer does not tell which. */
export class CalendarFeedNotFoundError extends NotFoundError {
  constructor() {
    super('The calendar');
  }
}
