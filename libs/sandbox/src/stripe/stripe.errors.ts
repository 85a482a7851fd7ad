/** An error in Stripe's envelope. Messages are Stripe's own if known. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; message: string; code?: string; param?: string; decline_code?: string },
  ) {
    super(error.message);
  }
}

const invalid = (
  status: number,
  message: string,
  more: { code?: string; param?: string } = {},
): StripeRefusal => new StripeRefusal(status, { type: 'invalid_request_error', message, ...more });

export const stripeErrors = {
  noKey: () =>
    invalid(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    ),
  wrongKey: () => invalid(401, 'Invalid API Key provided: sk_test_****'),
  unknownPath: (method: string, path: string) =>
    invalid(
      404,
      `Unrecognized request URL (${method}: ${path}). If you are trying to list objects, remove the trailing slash.`,
    ),
  unknownVersion: (version: string) => invalid(400, `Invalid Stripe API version: ${version}`),
  unknownParameter: (param: string) =>
    invalid(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param }),
  missing: (param: string) =>
    invalid(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param }),
  wrongValue: (param: string, message: string) => invalid(400, message, { param }),
  noSuch: (what: string, id: string, param = 'id') =>
    invalid(param === 'id' ? 404 : 400, `No such ${what}: '${id}'`, { code: 'resource_missing', param }),
  otherParameters: (key: string) =>
    new StripeRefusal(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    }),
  notForm: () => invalid(400, 'Requests have to be sent as application/x-www-form-urlencoded.'),
  alreadyRefunded: (charge: string) =>
    invalid(400, `Charge ${charge} has already been refunded.`, { code: 'charge_already_refunded' }),
  declined: () =>
    new StripeRefusal(402, {
      type: 'card_error',
      message: 'Your card was declined.',
      code: 'card_declined',
      decline_code: 'generic_decline',
    }),
  rateLimit: () =>
    new StripeRefusal(429, {
      type: 'invalid_request_error',
      message: 'Request rate limit exceeded.',
      code: 'rate_limit',
    }),
  server: () => new StripeRefusal(500, { type: 'api_error', message: 'An unknown error occurred.' }),
};
