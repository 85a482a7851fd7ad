/** The present instant. Injected wherever time decides, so that tests control it. Publishing uses PostgreSQL's now() instead. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

/** Always the same instant. */
export class StandingClock extends Clock {
  constructor(private readonly instant: Date) {
    super();
  }

  now(): Date {
    return new Date(this.instant);
  }
}
