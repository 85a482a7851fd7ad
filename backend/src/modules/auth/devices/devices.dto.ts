import { IsUUID } from 'class-validator';

export class DeviceSessionParams {
  @IsUUID()
  id: string;
}

export class DeviceSessionResponse {
  id: string;
  /** Such as "Firefox"; null when it does not say. */
  browser: string | null;
  /** Such as "Windows"; null when it does not say. */
  system: string | null;
  device: 'desktop' | 'phone' | 'tablet';
  /** Network address of the sign-in. */
  ip: string;
  created_at: Date;
  last_used_at: Date;
  /** The session that asks. */
  is_current: boolean;
}

export class DeviceSessionsResponse {
  sessions: DeviceSessionResponse[];
}

export class AccountResponse {
  email: string;
  has_password: boolean;
  google_connected: boolean;
  email_confirmed: boolean;
}
