/** The present instant. Injected wherever time decides, so that tests control it. Publishing uses PostgreSQL's now() instead. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
