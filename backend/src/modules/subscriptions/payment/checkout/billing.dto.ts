import { IsInt, IsOptional, IsString, IsUUID, Length, Matches, Max, MaxLength, Min } from 'class-validator';
import { MoneyResponse, SubscriptionResponse } from '../../subscriptions.dto.js';

export class BeginCheckoutRequest {
  /** The price that the page showed, in the smallest unit of its currency: another one is refused (PAY-1). */
  @IsInt()
  @Min(0)
  @Max(100_000_000)
  amount: number;

  @Matches(/^[a-z]{3}$/)
  currency: string;

  /** The same for two calls that mean one checkout. */
  @IsUUID()
  attempt: string;

  /** A path of this site to go on to after paying. */
  @IsOptional()
  @IsString()
  @MaxLength(2_000)
  next?: string;
}

export class AddressResponse {
  /** Of a page of the payment service. */
  url: string;
}

export class ConfirmCheckoutRequest {
  @IsString()
  @Length(1, 200)
  @Matches(/^[A-Za-z0-9_]+$/)
  session_id: string;
}

export class ConfirmationResponse {
  /**
   * `open`: paid, and the plan is open; `paid_twice`: so is another one, and this payment goes back; `unpaid`: nothing was paid so far;
   * `pending`: the payment is not finished; `expired`: the page is over and nothing was charged.
   */
  state: 'open' | 'paid_twice' | 'unpaid' | 'pending' | 'expired';
  /** The payment page of what is unpaid. */
  url: string | null;
  subscription: SubscriptionResponse | null;
}

export class InvoiceResponse {
  id: string;
  number: string | null;
  created_at: Date;
  amount: number;
  /** What of the amount was paid back. */
  refunded: number;
  currency: string;
  status: string;
  /** The payment service's page of the invoice. */
  hosted_url: string | null;
}

export class SubscriptionChangeResponse {
  id: string;
  at: Date;
  plan_type: string;
  status: string;
  reason: string;
  opens: boolean;
  opened_before: boolean;
  current_period_end: Date | null;
  cancel_at_period_end: boolean;
  grace_until: Date | null;
}

export class BillingResponse {
  subscription: SubscriptionResponse | null;
  /** True when the payment service has a portal for this user. */
  has_customer: boolean;
  /** False: the payment service does not respond; charge and invoices are not known at present. */
  is_whole: boolean;
  /** Null: nothing will be charged. */
  next_charge: MoneyResponse | null;
  invoices: InvoiceResponse[];
  /** The newest first. */
  changes: SubscriptionChangeResponse[];
}

export class WebhookReceivedResponse {
  received: boolean;
}
