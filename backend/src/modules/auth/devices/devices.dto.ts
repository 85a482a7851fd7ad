import { IsUUID } from 'class-validator';

export class DeviceSessionParams {
  @IsUUID()
  id: string;
}

export class DeviceSessionResponse {
  id: string;
  /** Such as "Firefox"; null when unknown. */
  browser: string | null;
  /** Such as "Windows"; null when unknown. */
  system: string | null;
  device: 'desktop' | 'phone' | 'tablet';
  /** Network address of the sign-in. */
  ip: string;
  created_at: Date;
  last_used_at: Date;
  /** True for the requesting session. */
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
