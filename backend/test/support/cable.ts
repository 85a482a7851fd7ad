import { startTcpProxy, type TcpProxy } from './tcp-proxy.js';

/** A server behind a cable that can be pulled. */
export interface Cable extends TcpProxy {
  /** The server's address through the cable. */
  readonly url: string;
}

/** @param url of a server of any protocol over TCP, such as `postgres://…` or `redis://…`, with its port */
export async function startCable(url: string): Promise<Cable> {
  const through = new URL(url);
  const proxy = await startTcpProxy({ host: through.hostname, port: Number(through.port) });
  through.hostname = '127.0.0.1';
  through.port = String(proxy.port);
  return { ...proxy, url: through.href };
}
