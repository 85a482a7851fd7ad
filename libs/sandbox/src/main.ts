import { startSandbox } from './start-sandbox.js';

/**
 * Runs the stand-ins alone: `SANDBOX_PORT` (3900), `SANDBOX_SMTP_PORT` (3925), `SANDBOX_HOST` (127.0.0.1),
 * `SANDBOX_HOSTS` (additional host names, separated by commas), `SANDBOX_DATA_FILE`, `SANDBOX_STRIPE_WEBHOOK` (where Stripe's messages go).
 */
const port = Number(process.env['SANDBOX_PORT']?.trim() || 3900);
const smtpPort = Number(process.env['SANDBOX_SMTP_PORT']?.trim() || 3925);
const host = process.env['SANDBOX_HOST'] ?? '127.0.0.1';
const hosts = (process.env['SANDBOX_HOSTS'] ?? '').split(',').filter((name) => name !== '');
const dataFile = process.env['SANDBOX_DATA_FILE'];
const webhookUrl = process.env['SANDBOX_STRIPE_WEBHOOK'];

try {
  const sandbox = await startSandbox({ port, smtpPort, host, hosts, dataFile, stripe: { webhookUrl } });
  console.log(`The sandbox is ready: ${sandbox.url}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void sandbox.close());
  }
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const taken = isTaken && 'port' in error ? error.port : undefined;
  const name = taken === smtpPort ? 'SANDBOX_SMTP_PORT' : 'SANDBOX_PORT';
  console.error(isTaken ? `Port ${String(taken)} is taken. Set ${name} to a free one.` : error);
  process.exitCode = 1;
}
