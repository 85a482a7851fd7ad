import { betterSample, clockSample, type ClockSample, serverNow } from './server-clock.rules';

let sample: ClockSample | null = null;

/** The server's time, estimated from its responses: ends of sessions are instants of its clock, and device clocks are wrong. */
export const serverClock = {
  learn: (response: Response, sentAt: number) => {
    const date = response.headers.get('date');
    sample = betterSample(sample, clockSample({ date, sentAt, receivedAt: Date.now() }));
  },
  now: () => serverNow(Date.now(), sample),
  /** The server's time at an instant of this device. */
  at: (deviceTime: number) => serverNow(deviceTime, sample),
};
