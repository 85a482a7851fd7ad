import { afterEach, describe, expect, it } from '@jest/globals';
import { ApiError } from '@drumbeat/api-client';
import { sendNow } from './send-now';

const ofDevice = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
const deviceSays = (onLine: boolean) =>
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine } });

const failing = (code: string) => () => Promise.reject(new ApiError(0, code, 'Network error occurred'));

describe('a change that is sent', () => {
  afterEach(() => {
    if (ofDevice) Object.defineProperty(globalThis, 'navigator', ofDevice);
  });

  it('was not sent where the device had no network before', async () => {
    deviceSays(false);
    await expect(sendNow(failing('network.unreachable'))).rejects.toMatchObject({
      code: 'network.not_sent',
      message: 'You are offline. Nothing was sent.',
    });
  });

  it('may have arrived where the network broke off during the call', async () => {
    deviceSays(true);
    const call = () => {
      deviceSays(false);
      return failing('network.unreachable')();
    };
    await expect(sendNow(call)).rejects.toMatchObject({ code: 'network.unreachable' });
  });

  it('may have arrived where the answer did not come in time, whatever the device says of its network', async () => {
    deviceSays(false);
    await expect(sendNow(failing('network.timeout'))).rejects.toMatchObject({ code: 'network.timeout' });
  });

  it('is answered where the device is wrong about its network', async () => {
    deviceSays(false);
    await expect(sendNow(() => Promise.resolve('sent'))).resolves.toBe('sent');
  });
});
