import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

interface Target {
  readonly host: string;
  readonly port: number;
}

/** A proxy that can be cut. */
export interface TcpProxy {
  readonly port: number;
  /** Sends new connections to this target. */
  connectTo(target: Target): void;
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Accepts connections again, on the same port. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Forwards connections to `target`, until they are cut. */
export async function startTcpProxy(first: Target): Promise<TcpProxy> {
  let target = first;
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A cut cable is what this proxy is for.
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((inbound) => {
    const outbound = connect(target.port, target.host);
    track(inbound);
    track(outbound);
    inbound.pipe(outbound).pipe(inbound);
    inbound.on('close', () => outbound.destroy());
    outbound.on('close', () => inbound.destroy());
  });

  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const cut = async () => {
    if (!server.listening) return;
    server.close();
    // An ended connection cannot be reset any more: trying would leave its handle open for ever.
    for (const socket of sockets) {
      if (socket.writableEnded) socket.destroy();
      else socket.resetAndDestroy();
    }
    await once(server, 'close');
  };

  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  const { port } = address;
  const connectTo = (other: Target) => {
    target = other;
  };
  return { port, connectTo, cut, restore: () => listen(port), close: cut };
}
