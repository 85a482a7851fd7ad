import type { Server } from 'node:http';

/**
 * Closes connections when they are accepted, before a byte is read: the caller can be certain that nothing was
 * processed. The path is not known yet, so this affects the next new connection of any client.
 */
export class ConnectionGate {
  #refusals = 0;

  constructor(
    servers: readonly Server[],
    private readonly onRefused: () => void,
  ) {
    for (const server of servers) {
      server.on('connection', (socket) => {
        if (this.#refusals === 0) return;
        this.#refusals -= 1;
        socket.resetAndDestroy();
        this.onRefused();
      });
    }
  }

  /** Refuses the next `times` new connections. */
  refuseNext(times: number): void {
    this.#refusals += times;
  }

  get pending(): number {
    return this.#refusals;
  }

  clear(): void {
    this.#refusals = 0;
  }
}
