import { stripeErrors } from '../stripe.errors.js';
import type { Operation } from './operation.js';
import { wholeNumber } from './parameters.js';

/** Stripe says less than a minute, and up to an hour on a bad day: what is new is not found at once. */
const findableAfterSeconds = 60;
const byMetadata = /^metadata\['([^'\\]{1,40})'\]:'([^'\\]*)'$/u;

/** Of Stripe's query language only the one clause that is asked for. */
export const searchCustomers: Operation = {
  accepts: { required: ['query'], optional: ['limit', 'page'] },
  run: ({ store }, parameters) => {
    const limit = wholeNumber(parameters, 'limit', 10);
    if (limit < 1 || limit > 100)
      throw stripeErrors.wrongValue('limit', 'This value must be between 1 and 100.');
    const [, key, value] = byMetadata.exec(parameters['query'] ?? '') ?? [];
    if (key === undefined || value === undefined)
      throw stripeErrors.wrongValue('query', 'We were unable to parse your search query.');
    const from = wholeNumber(parameters, 'page', 0);
    const fits = store.state.customers
      .filter(
        ({ created, deleted, metadata }) =>
          !deleted && metadata[key] === value && created + findableAfterSeconds <= store.now(),
      )
      .reverse();
    const hasMore = from + limit < fits.length;
    return {
      object: 'search_result',
      data: fits.slice(from, from + limit),
      has_more: hasMore,
      next_page: hasMore ? String(from + limit) : null,
      url: '/v1/customers/search',
    };
  },
};
