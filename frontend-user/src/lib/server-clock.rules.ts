/** How far the server's clock is ahead of this device's, and how wrong that may be. Milliseconds. */
export interface ClockSample {
  readonly offset: number;
  readonly uncertainty: number;
}

/** One answer of the server with its `Date` header, which names whole seconds. */
export interface DatedAnswer {
  readonly date: string | null;
  /** By this device's clock. */
  readonly sentAt: number;
  readonly receivedAt: number;
}

const HALF_SECOND = 500;

/** What one answer says about the clocks; null without a readable date. */
export function clockSample({ date, sentAt, receivedAt }: DatedAnswer): ClockSample | null {
  const stamped = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(stamped) || receivedAt < sentAt) return null;
  return {
    offset: stamped + HALF_SECOND - (sentAt + receivedAt) / 2,
    uncertainty: HALF_SECOND + (receivedAt - sentAt) / 2,
  };
}

/**
 * The better of two samples: the more certain one, unless they contradict each other; then somebody set this device's
 * clock, and the newer one holds.
 */
export function betterSample(known: ClockSample | null, seen: ClockSample | null): ClockSample | null {
  if (known === null || seen === null) return seen ?? known;
  const contradict = Math.abs(known.offset - seen.offset) > known.uncertainty + seen.uncertainty;
  return contradict || seen.uncertainty <= known.uncertainty ? seen : known;
}

/** The server's time for a time of this device. A difference within the sample's error counts as none. */
export function serverNow(deviceNow: number, sample: ClockSample | null): number {
  if (sample === null || Math.abs(sample.offset) <= sample.uncertainty) return deviceNow;
  return deviceNow + sample.offset;
}
