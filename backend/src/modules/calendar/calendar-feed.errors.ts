import { NotFoundError } from '../../platform/http/errors/app-error.js';

/** Never was, was renewed or stopped, or its user has no plan: the response does not say which. */
export class CalendarFeedNotFoundError extends NotFoundError {
  constructor() {
    super('The calendar');
  }
}
