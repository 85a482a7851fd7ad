import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';

/** The client read nothing for too long. */
export class StalledReaderError extends Error {
  constructor(stallMs: number) {
    super(`The reader took nothing for ${stallMs} ms`);
    this.name = 'StalledReaderError';
  }
}

/**
 * A stream for a response that is generated while it is read. The generator waits for its reader, but not for ever: a
 * reader that is too slow or disconnected ends it with an error.
 */
export class PacedStream {
  /** The response body. It is destroyed with an error, never ended normally, when the generator fails. */
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
    // The generator gets errors from write and end; an unhandled error would end the process.
    this.output.on('error', () => undefined);
    this.output.once('close', () => this.gone.abort());
  }

  /** True when the client has disconnected. */
  get isGone(): boolean {
    return this.output.destroyed;
  }

  /**
   * Resolves when there is room for the next piece.
   * @throws StalledReaderError, and an error named AbortError after a disconnect
   */
  async write(piece: Uint8Array): Promise<void> {
    this.gone.signal.throwIfAborted();
    if (!this.output.write(piece)) await this.patiently((signal) => once(this.output, 'drain', { signal }));
  }

  /** Resolves when everything was read. Errors as of `write`. */
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
