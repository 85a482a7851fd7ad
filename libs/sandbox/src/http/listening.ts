import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Thousands of posts may be due in one instant; Node's own 511 would make the rest of them wait a second. */
export const backlog = 4_096;

/** Listens on any free port of this host. */
export async function startListening(server: Server, host: string): Promise<AddressInfo> {
  const listening = once(server, 'listening');
  server.listen({ port: 0, host, backlog });
  await listening;
  return server.address() as AddressInfo;
}

/** Frees the port and drops every connection, so that callers meet a real ECONNREFUSED. */
export async function stopListening(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** Listens on the same address again after {@link stopListening}. */
export async function listenAgain(server: Server, { address, port }: AddressInfo): Promise<void> {
  if (server.listening) return;
  const listening = once(server, 'listening');
  server.listen({ port, host: address, backlog });
  await listening;
}
