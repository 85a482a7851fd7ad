import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';

/** The reader took nothing for too long. */
export class StalledReaderError extends Error {
  constructor(stallMs: number) {
    super(`The reader took nothing for ${stallMs} ms`);
    this.name = 'StalledReaderError';
  }
}

/**
 * A stream for an answer that is made while it is read. Whoever makes it waits for its reader, but not for ever: a reader that takes
 * too little, or has gone, ends the making by an error.
 */
export class PacedStream {
  /** For the answer. It breaks, and never merely ends, where the making fails. */
  readonly output: PassThrough;
  private readonly gone = new AbortController();

  /**
   * @param bufferBytes what may wait for the reader
   * @param stallMs in which the reader has to take as much
   */
  constructor(
    bufferBytes: number,
    private readonly stallMs: number,
  ) {
    this.output = new PassThrough({ highWaterMark: bufferBytes });
    // Who makes it is told by write and end; an error that nobody listens to would end the process.
    this.output.on('error', () => undefined);
    this.output.once('close', () => this.gone.abort());
  }

  /** Whether nobody reads any more. */
  get isGone(): boolean {
    return this.output.destroyed;
  }

  /**
   * Resolves when there is room for the next piece.
   * @throws StalledReaderError, and an error by its name AbortError where nobody reads any more
   */
  async write(piece: Uint8Array): Promise<void> {
    this.gone.signal.throwIfAborted();
    if (!this.output.write(piece)) await this.patiently((signal) => once(this.output, 'drain', { signal }));
  }

  /** Resolves when everything was taken. Errors as of `write`. */
  async end(): Promise<void> {
    this.gone.signal.throwIfAborted();
    this.output.end();
    await this.patiently((signal) => finished(this.output, { signal }));
  }

  /** The reader gets a broken stream, which no client takes for a whole one. */
  break(error: unknown): void {
    this.output.destroy(error instanceof Error ? error : new Error(String(error)));
  }

  private async patiently(waiting: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
    const stalled = AbortSignal.timeout(this.stallMs);
    try {
      await waiting(AbortSignal.any([this.gone.signal, stalled]));
    } catch (error) {
      if (stalled.aborted && !this.gone.signal.aborted) throw new StalledReaderError(this.stallMs);
      throw error;
    }
  }
}
