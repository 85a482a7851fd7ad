import { IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { PaymentEventState } from './payment-event.entity.js';
import { SubscriptionChangeResponse } from '../checkout/billing.dto.js';

export class PaymentEventParams {
  @IsString()
  @MaxLength(200)
  @Matches(/^evt_[A-Za-z0-9_]+$/)
  id: string;
}

export class PaymentUserParams {
  @IsUUID()
  id: string;
}

export class PaymentEventResponse {
  id: string;
  type: string;
  api_version: string | null;
  happened_at: Date;
  received_at: Date;
  /** `listed`: no webhook brought it; the hourly comparison found it. */
  source: 'webhook' | 'listed';
  /** SHA-256 of the body. */
  hash: string;
  user_id: string | null;
  email: string | null;
  /** What became of it so far; `failing`: the last attempt to process it failed, and another one will come. */
  state: PaymentEventState;
  failure: string | null;
  attempts: number;
  processed_at: Date | null;
}

export class PaymentEventListResponse {
  data: PaymentEventResponse[];
  total: number;
}

export class StaffChangeResponse extends SubscriptionChangeResponse {
  cause: string;
  event_id: string | null;
  actor_email: string | null;
}

export class PaymentEventDetailResponse extends PaymentEventResponse {
  /** As it came, byte for byte. */
  body: string;
  /** What changed because of it, the newest first. */
  changes: StaffChangeResponse[];
}

export class SubscriptionLineResponse {
  /** The newest first. */
  changes: StaffChangeResponse[];
}
