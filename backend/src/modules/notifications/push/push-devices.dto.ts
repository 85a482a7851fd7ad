import { Type } from 'class-transformer';
import { IsObject, IsString, IsUUID, Matches, MaxLength, ValidateNested } from 'class-validator';

export class PushKeys {
  /** The browser's public key: 65 bytes, base64url. */
  @Matches(/^[\w-]{87}$/u)
  p256dh: string;

  /** 16 bytes, base64url. */
  @Matches(/^[\w-]{22}$/u)
  auth: string;
}

/** What the browser's `PushSubscription.toJSON()` has. */
export class AddPushDeviceRequest {
  /** https, at a public host. */
  @IsString()
  @MaxLength(1_000)
  endpoint: string;

  @IsObject()
  @ValidateNested()
  @Type(() => PushKeys)
  keys: PushKeys;
}

export class PushDeviceParams {
  @IsUUID()
  id: string;
}

export class PushDeviceResponse {
  id: string;
  /** Such as "Firefox on Windows"; null when unknown. */
  label: string | null;
  created_at: string;
  /** When it was last told something. */
  last_success_at: string | null;
  /** True for the requesting session. */
  is_current: boolean;
}

export class PushDevicesResponse {
  /** What a browser subscribes with; null where this installation sends none. */
  public_key: string | null;
  /** Those whose session lives, the oldest first. */
  devices: PushDeviceResponse[];
}
