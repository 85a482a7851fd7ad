import { ECDH } from 'node:crypto';
import { PUSH_DEVICES_MAX } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import type { AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { nameOfDevice } from '../../../platform/access/device-name.js';
import { Clock } from '../../../platform/clock/clock.js';
import { AppError, InvalidInputError, NotFoundError } from '../../../platform/http/errors/app-error.js';
import type { AddPushDeviceRequest, PushDevicesResponse } from './push-devices.dto.js';
import { PushDevicesRepository } from './push-devices.repository.js';
import { endpointProblem } from './push-endpoint.rules.js';

class PushOffError extends AppError {
  constructor() {
    super(409, 'push.off', 'This installation sends no notifications to devices.');
  }
}

class TooManyPushDevicesError extends AppError {
  constructor() {
    super(
      409,
      'push.too_many_devices',
      `${PUSH_DEVICES_MAX} devices are told already, and more are not possible. Turn one of them off first.`,
    );
  }
}

const USER_AGENT_MAX = 500;

@Injectable()
export class PushDevicesService {
  constructor(
    private readonly devices: PushDevicesRepository,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async list({ id, session_id }: AuthenticatedUser): Promise<PushDevicesResponse> {
    const devices = await this.devices.findLive(id, this.clock.now());
    return {
      public_key: this.config.push?.publicKey ?? null,
      devices: devices.map((device) => ({
        id: device.id,
        label: device.label,
        created_at: device.created_at.toISOString(),
        last_success_at: device.last_success_at?.toISOString() ?? null,
        is_current: device.session_id === session_id,
      })),
    };
  }

  /** @throws PushOffError @throws InvalidInputError @throws TooManyPushDevicesError */
  async add(
    user: AuthenticatedUser,
    userAgent: string,
    { endpoint, keys: { p256dh, auth } }: AddPushDeviceRequest,
  ): Promise<PushDevicesResponse> {
    const { push } = this.config;
    if (!push) throw new PushOffError();
    const problem = endpointProblem(endpoint, push.sandboxUrl);
    if (problem !== null) throw new InvalidInputError([{ field: 'endpoint', message: problem }]);
    if (!isPointOfCurve(p256dh)) {
      throw new InvalidInputError([
        { field: 'keys.p256dh', message: 'keys.p256dh is no public key of P-256' },
      ]);
    }
    const isAdded = await this.devices.replace({
      user_id: user.id,
      session_id: user.session_id,
      endpoint,
      p256dh,
      auth,
      label: nameOfDevice(userAgent.slice(0, USER_AGENT_MAX)) ?? null,
      created_at: this.clock.now(),
    });
    if (!isAdded) throw new TooManyPushDevicesError();
    return this.list(user);
  }

  /** @throws NotFoundError for a device that is gone or somebody else's */
  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.devices.delete(userId, id))) throw new NotFoundError('The device');
  }
}

/** Nothing could ever be encrypted for another one. */
function isPointOfCurve(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return key.startsWith('B');
  } catch {
    return false;
  }
}
