import { BILLING_TEXTS } from '@drumbeat/domain';
import { AppError } from '../../../platform/http/errors/app-error.js';

/** The payment service does not respond, or refuses for a reason that nobody here can change. What was done there before is not known. */
export class PaymentUnavailableError extends AppError {
  constructor(message: string = BILLING_TEXTS.unavailable) {
    super(503, 'payment.unavailable', message);
  }
}

/** The same while there is no page yet on which somebody could have paid. */
export class CheckoutUnavailableError extends PaymentUnavailableError {
  constructor() {
    super(BILLING_TEXTS.unavailableAtCheckout);
  }
}

export class PaymentNotConnectedError extends AppError {
  constructor() {
    super(503, 'payment.not_connected', BILLING_TEXTS.notConnected);
  }
}

/** A second subscription would be charged beside the first. */
export class AlreadySubscribedError extends AppError {
  constructor() {
    super(409, 'subscription.already_active', BILLING_TEXTS.alreadySubscribed);
  }
}

/** A subscription waits for its payment: it is paid, not a second one begun. */
export class PaymentOpenError extends AppError {
  constructor() {
    super(409, 'subscription.payment_open', BILLING_TEXTS.paymentOpen);
  }
}

export class PriceChangedError extends AppError {
  constructor(current: { amount: number; currency: string }) {
    super(409, 'subscription.price_changed', BILLING_TEXTS.priceChanged, { current });
  }
}

export class NoSubscriptionError extends AppError {
  constructor() {
    super(409, 'subscription.none', BILLING_TEXTS.noSubscription);
  }
}

/** Who never paid, or was deleted at the payment service. */
export class NoCustomerError extends AppError {
  constructor() {
    super(409, 'subscription.no_customer', BILLING_TEXTS.noCustomer);
  }
}

/** Another account's checkout, or none: the two are not told apart. */
export class UnknownCheckoutError extends AppError {
  constructor() {
    super(404, 'subscription.unknown_checkout', BILLING_TEXTS.unknownCheckout);
  }
}

/** A webhook that the payment service did not sign, or not now. */
export class WebhookRefusedError extends AppError {
  constructor() {
    super(400, 'webhook.signature', 'The signature of this message is not valid.');
  }
}

/** Signed, and no message of the payment service: it would be the same when it was sent again. */
export class NoMessageError extends AppError {
  constructor() {
    super(400, 'webhook.no_message', 'This is no message of the payment service.');
  }
}
