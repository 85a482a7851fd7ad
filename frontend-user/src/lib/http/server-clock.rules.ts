/** The offset of the server's clock from this device's, and its uncertainty. Milliseconds. */
export interface ClockSample {
  readonly offset: number;
  readonly uncertainty: number;
}

/** One response of the server with its `Date` header, in whole seconds. */
export interface DatedAnswer {
  readonly date: string | null;
  /** By this device's clock. */
  readonly sentAt: number;
  readonly receivedAt: number;
}

const HALF_SECOND = 500;

/** The clock sample of one response; null without a readable date. */
export function clockSample({ date, sentAt, receivedAt }: DatedAnswer): ClockSample | null {
  const stamped = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(stamped) || receivedAt < sentAt) return null;
  return {
    offset: stamped + HALF_SECOND - (sentAt + receivedAt) / 2,
    uncertainty: HALF_SECOND + (receivedAt - sentAt) / 2,
  };
}

/**
 * The better of two samples: the more certain one, unless they contradict each other; then this device's clock was
 * set, and the newer one is used.
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
