import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { ArmedMailFault, MailFaultStep } from './mailbox.faults.js';
import type { MailboxStore } from './mailbox.store.js';

const maxMailBytes = 256 * 1024;

export interface RunningSmtp {
  /** `smtp://host:port` */
  url: string;
  close(): Promise<void>;
}

class SmtpRefusal extends Error {
  constructor(
    readonly responseCode: number,
    status: string | null = null,
    words = responseCode < 500 ? 'Try again later' : 'Not taken here',
  ) {
    super(status === null ? words : `${status} ${words}`);
  }
}

async function contentOf(stream: SMTPServerDataStream): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  if (stream.sizeExceeded) throw new SmtpRefusal(552);
  return Buffer.concat(parts);
}

/** Receives a complete mail and decides how to continue, by the fault of one of its recipients. */
async function receive(
  store: MailboxStore,
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<'answer' | 'cut'> {
  const raw = await contentOf(stream);
  const to = envelope.rcptTo.map(({ address }) => address);
  const refused = refusal(store, 'content', to);
  if (refused) throw refused;
  const fault = take(store, to, ({ kind }) => kind !== 'refuse');
  if (fault?.kind === 'slow') await store.delay(fault.delay_ms);
  if (fault?.kind !== 'cut_before') await store.deliver(raw, to);
  return fault?.kind === 'cut_before' || fault?.kind === 'cut_after' ? 'cut' : 'answer';
}

function take(
  store: MailboxStore,
  to: readonly string[],
  fits: (fault: ArmedMailFault) => boolean,
): ArmedMailFault | null {
  const boxes = to.map((address) => address.toLowerCase());
  return store.faults.take((fault) => fits(fault) && (fault.to === null || boxes.includes(fault.to)));
}

function refusal(store: MailboxStore, at: MailFaultStep, to: readonly string[] = []): SmtpRefusal | null {
  const fault = take(store, to, (armed) => armed.kind === 'refuse' && armed.at === at);
  return fault && new SmtpRefusal(fault.code, fault.status);
}

/** Real relays accept no sender whose domain cannot receive replies, such as `localhost` (SMTP-3). */
function senderProblem(address: string): SmtpRefusal | null {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return domain.includes('.') ? null : new SmtpRefusal(553, '5.1.8', 'Bad sender’s system address');
}

/** A mail server that takes everything for everybody, without TLS, with any password or none. */
export async function startSmtp(
  store: MailboxStore,
  { port, host }: { port: number; host: string },
): Promise<RunningSmtp> {
  const sockets = new Map<number, Socket>();
  const server = new SMTPServer({
    name: 'sandbox.drumbeat.local',
    banner: 'Drumbeat’s sandbox: nothing leaves this computer',
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: maxMailBytes,
    closeTimeout: 100,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'anybody' }),
    onConnect: (_session, done) => done(refusal(store, 'connect')),
    onMailFrom: ({ address }, _session, done) => done(refusal(store, 'sender') ?? senderProblem(address)),
    onRcptTo: ({ address }, _session, done) => done(refusal(store, 'recipient', [address])),
    onData: (stream, session, done) => {
      receive(store, stream, session).then(
        (then) => (then === 'cut' ? sockets.get(session.remotePort)?.destroy() : done()),
        (error: unknown) => done(error instanceof SmtpRefusal ? error : new SmtpRefusal(451)),
      );
    },
  });
  server.server.on('connection', (socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  // Aborted client connections are ignored; errors of listening are thrown below.
  server.on('error', () => undefined);
  server.listen(port, host);
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://${host}:${address.port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
