import { DAY_MS } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { randomToken, sha256 } from '../../../platform/crypto/token.js';
import { KNOWN_DEVICE_DAYS } from '../auth.limits.js';
import { KnownDevicesRepository } from './known-devices.repository.js';

export interface RecognisedDevice {
  /** For the browser's cookie. */
  readonly deviceToken: { readonly value: string; readonly expiresAt: Date };
  /** A browser that the user has not used, while they have used others. */
  readonly isUnexpected: boolean;
}

/** Known browsers of each user: a random cookie per browser, stored hashed. */
@Injectable()
export class KnownDevicesService {
  constructor(
    private readonly devices: KnownDevicesRepository,
    private readonly clock: Clock,
  ) {}

  /** True when the user has signed in with this browser before. */
  async knows(userId: string, token: string | undefined): Promise<boolean> {
    return token !== undefined && this.devices.touch(userId, sha256(token), this.clock.now());
  }

  /** Remembers the browser from now on. */
  async recognise(userId: string, token: string | undefined): Promise<RecognisedDevice> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + KNOWN_DEVICE_DAYS * DAY_MS);
    if (token !== undefined && (await this.knows(userId, token))) {
      return { deviceToken: { value: token, expiresAt }, isUnexpected: false };
    }
    const isUnexpected = await this.devices.hasAny(userId);
    // A browser that several people share keeps its cookie; one that we did not make is not taken over.
    const isOurs = token !== undefined && (await this.devices.isIssued(sha256(token)));
    const value = isOurs ? token : randomToken();
    await this.devices.insert(userId, sha256(value), now);
    return { deviceToken: { value, expiresAt }, isUnexpected };
  }
}
