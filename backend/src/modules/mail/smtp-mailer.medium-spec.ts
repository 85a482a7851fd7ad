import { randomUUID } from 'node:crypto';
import { startSandbox, type MailFaultRequest, type Sandbox } from '@drumbeat/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testConfig } from '../../../test/support/test-config.js';
import { MailServerRefusalError, UnreachableAddressError, type OutgoingMessage } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

/** Against a real SMTP server that misbehaves on request. */
describe('The way to the mail server', () => {
  let sandbox: Sandbox;
  let mailer: SmtpMailer;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 });
    mailer = new SmtpMailer(
      testConfig({
        DATABASE_URL: 'postgres://unused',
        SMTP_URL: sandbox.mailbox.smtpUrl,
        MAIL_FROM: 'Drumbeat <hello@drumbeat.example>',
        PUBLIC_URL: 'https://drumbeat.example',
      }),
    );
  });
  afterAll(async () => {
    mailer.onApplicationShutdown();
    await sandbox.close();
  });
  beforeEach(() => sandbox.mailbox.reset());

  const aMessage = (overrides: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
    id: randomUUID(),
    to: 'ada@example.test',
    subject: 'Your sign-in link – für Ada',
    text: 'Hello 👋',
    html: '<p>Hello 👋</p>',
    ...overrides,
  });

  it('delivers text and HTML from the configured sender, under an id of this site', async () => {
    const message = aMessage();
    await mailer.send(message);
    expect(sandbox.mailbox.mails()).toMatchObject([
      {
        from: 'Drumbeat <hello@drumbeat.example>',
        to: ['ada@example.test'],
        subject: message.subject,
        text: expect.stringContaining('Hello 👋'),
        html: expect.stringContaining('<p>Hello 👋</p>'),
        message_id: `<${message.id}@drumbeat.example>`,
      },
    ]);
  });

  it.each([
    'ada@example.test\r\nRCPT TO:<eve@example.test>',
    'ada@example.test>\r\nDATA',
    'ada@example.test, eve@example.test',
  ])('tells nobody else, whatever stands in the address: %j', async (to) => {
    await mailer.send(aMessage({ to })).catch(() => undefined);
    expect(sandbox.mailbox.mails('eve@example.test')).toEqual([]);
  });

  it.each([{ code: 550 }, { code: 550, status: '5.1.1' }, { code: 553 }])(
    'knows by %j to the recipient that the address cannot be reached',
    async (refusal) => {
      sandbox.mailbox.fault({ kind: 'refuse', ...refusal });
      await expect(mailer.send(aMessage())).rejects.toThrow(UnreachableAddressError);
    },
  );

  it.each<Omit<MailFaultRequest, 'kind'>>([
    { at: 'connect', code: 554 },
    { at: 'sender', code: 530, status: '5.7.0' },
    { at: 'sender', code: 550, status: '5.7.60' },
    { at: 'recipient', code: 530, status: '5.7.1' },
    { at: 'recipient', code: 550, status: '5.7.1' },
    { at: 'recipient', code: 550, status: '5.4.5' },
    { at: 'content', code: 554 },
  ])('takes %j for a refusal of us: the mail is not lost by it', async (refusal) => {
    sandbox.mailbox.fault({ kind: 'refuse', ...refusal });
    await expect(mailer.send(aMessage())).rejects.toThrow(MailServerRefusalError);
    await mailer.send(aMessage());
  });

  it('takes a sender at localhost for what real relays take it for', async () => {
    const config = { DATABASE_URL: 'postgres://unused', SMTP_URL: sandbox.mailbox.smtpUrl };
    const local = new SmtpMailer(testConfig({ ...config, MAIL_FROM: 'Drumbeat <no-reply@localhost>' }));
    await expect(local.send(aMessage())).rejects.toThrow('refused MAIL FROM (553)');
    local.onApplicationShutdown();
  });

  it('keeps what is refused for now', async () => {
    for (const kind of ['refuse', 'cut_before'] as const) {
      sandbox.mailbox.fault({ kind });
      const failure: unknown = await mailer.send(aMessage()).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(UnreachableAddressError);
      expect(failure).not.toBeInstanceOf(MailServerRefusalError);
    }
    expect(sandbox.mailbox.mails()).toEqual([]);
  });

  it('sends again under the same id what was delivered although no answer came', async () => {
    const message = aMessage();
    sandbox.mailbox.fault({ kind: 'cut_after' });
    await expect(mailer.send(message)).rejects.toThrow();
    await mailer.send(message);
    const ids = sandbox.mailbox.mails().map(({ message_id }) => message_id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('says that there is none where none is configured', async () => {
    const none = new SmtpMailer(testConfig({ DATABASE_URL: 'postgres://unused', SMTP_URL: '' }));
    await expect(none.send(aMessage())).rejects.toThrow('SMTP_URL is not set');
  });
});
