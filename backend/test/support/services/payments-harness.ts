import { Global, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { demoStripe, startSandbox, type Sandbox } from '@drumbeat/sandbox';
import { ConfigModule } from '../../../src/config/config.module.js';
import { PaymentsWorkerModule } from '../../../src/modules/subscriptions/payment/payments-worker.module.js';
import { PaymentEventsService } from '../../../src/modules/subscriptions/payment/events/payment-events.service.js';
import { ProcessPaymentEventCommand } from '../../../src/modules/subscriptions/payment/events/process-payment-event.command.js';
import { SubscriptionsModule } from '../../../src/modules/subscriptions/subscriptions.module.js';
import { Clock } from '../../../src/platform/clock/clock.js';
import { ClockModule } from '../../../src/platform/clock/clock.module.js';
import { CryptoModule } from '../../../src/platform/crypto/crypto.module.js';
import { Database } from '../../../src/platform/database/database.js';
import { DatabaseModule } from '../../../src/platform/database/database.module.js';
import { PinoLogger } from '../../../src/platform/logging/pino-logger.js';
import { JobQueue } from '../../../src/platform/queue/job-queue.js';
import { FixedClock } from '../fixed-clock.js';
import { RecordingJobQueue } from '../worker/recording-job-queue.js';
import { testConfig } from '../test-config.js';
import { createTestDatabase } from '../database/test-database.js';

export interface PaymentsHarness {
  readonly sandbox: Sandbox;
  readonly database: Database;
  readonly clock: FixedClock;
  get<Provider>(token: new (...parameters: never[]) => Provider): Provider;
  /** Moves both sides' clocks, and does what is due at the payment service by then. */
  pass(milliseconds: number): void;
  /** Brings a message of the payment service, signed; then a worker does what was queued. */
  deliver(eventId: string): Promise<void>;
  /** What a worker does with everything that was queued. */
  work(): Promise<void>;
  close(): Promise<void>;
}

@Global()
@Module({ providers: [{ provide: JobQueue, useClass: RecordingJobQueue }], exports: [JobQueue] })
class RecordingQueueModule {}

/** Paying on a real database, with a stand-in that lives by the same clock. */
export async function startPayments(environment: Record<string, string> = {}): Promise<PaymentsHarness> {
  const server = await createTestDatabase();
  const clock = new FixedClock(new Date('2026-11-20T12:00:00Z'));
  const sandbox = await startSandbox({ port: 0, now: () => clock.now() });
  const config = testConfig({
    DATABASE_URL: server.url,
    STRIPE_API_URL: sandbox.roots.stripe,
    STRIPE_SECRET_KEY: demoStripe.secretKey,
    STRIPE_WEBHOOK_SECRET: demoStripe.webhookSecret,
    STRIPE_PRICE_ID: demoStripe.priceId,
    STRIPE_SANDBOX: 'true',
    ...environment,
  });
  const module = await Test.createTestingModule({
    imports: [
      ConfigModule.for(config),
      ClockModule,
      CryptoModule,
      DatabaseModule,
      RecordingQueueModule,
      SubscriptionsModule,
      PaymentsWorkerModule,
    ],
  })
    .overrideProvider(Clock)
    .useValue(clock)
    .setLogger(new PinoLogger('silent'))
    .compile();
  const queue = module.get<RecordingJobQueue>(JobQueue, { strict: false });
  const events = module.get(PaymentEventsService, { strict: false });
  const command = module.get(ProcessPaymentEventCommand, { strict: false });
  const work = async (): Promise<void> => {
    for (const { name, data } of queue.added.splice(0)) {
      if (name === 'process-payment-event') await command.execute(data as { event_id: string });
    }
  };
  return {
    sandbox,
    clock,
    database: module.get(Database, { strict: false }),
    get: (token) => module.get(token, { strict: false }),
    pass: (milliseconds) => {
      clock.advanceMs(milliseconds);
      sandbox.stripe.advance(0);
    },
    deliver: async (eventId) => {
      const body = JSON.stringify(sandbox.stripe.events().find(({ id }) => id === eventId));
      await events.receive(Buffer.from(body), sandbox.stripe.sign(body, demoStripe.webhookSecret));
      await work();
    },
    work,
    close: async () => {
      await module.close();
      await sandbox.close();
      await server.close();
    },
  };
}
