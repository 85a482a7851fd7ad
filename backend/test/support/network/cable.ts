import { startTcpProxy, type TcpProxy } from './tcp-proxy.js';

/** A server behind a proxy that can be cut. */
export interface Cable extends TcpProxy {
  /** The server's address through the proxy. */
  readonly url: string;
  /** Forwards new connections to the server of this address; open ones stay with the old one. */
  plugInto(url: string): void;
}

/** @param url of a server of any protocol over TCP, such as `postgres://…` or `redis://…`, with its port */
export async function startCable(url: string): Promise<Cable> {
  const through = new URL(url);
  const proxy = await startTcpProxy(endOf(url));
  through.hostname = '127.0.0.1';
  through.port = String(proxy.port);
  return { ...proxy, url: through.href, plugInto: (other) => proxy.connectTo(endOf(other)) };
}

function endOf(url: string) {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
}
