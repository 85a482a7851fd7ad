import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { type Sandbox, startSandbox } from '../start-sandbox.js';
import { order } from '../testing/linkedin-client.js';

let sandbox: Sandbox;
let mailer: Transporter;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, now: () => new Date('2026-11-21T09:00:00Z') });
  mailer = createTransport(sandbox.mailbox.smtpUrl);
});
afterAll(async () => {
  mailer.close();
  await sandbox.close();
});
beforeEach(() => sandbox.mailbox.reset());

const send = (mail: SendMailOptions = {}): Promise<unknown> =>
  mailer.sendMail({
    from: 'Drumbeat <hello@drumbeat.local>',
    to: 'nora@example.com',
    subject: 'Your link — ready',
    text: 'Open https://drumbeat.local/verify?token=abc',
    html: '<html><head><title>x</title></head><body><a href="https://drumbeat.local/">Open</a></body></html>',
    ...mail,
  });

async function pageOf(path: string): Promise<string> {
  return (await fetch(`${sandbox.url}${path}`)).text();
}

describe('The mailbox', () => {
  it('takes a mail and reads it', async () => {
    await send();
    expect(sandbox.mailbox.mails()).toEqual([
      {
        id: expect.any(String),
        received_at: '2026-11-21T09:00:00.000Z',
        from: 'Drumbeat <hello@drumbeat.local>',
        to: ['nora@example.com'],
        subject: 'Your link — ready',
        text: expect.stringContaining('https://drumbeat.local/verify?token=abc'),
        html: expect.stringContaining('<a href="https://drumbeat.local/">Open</a>'),
        message_id: expect.stringMatching(/^<.*>$/),
      },
    ]);
  });

  it('gives each recipient their own, newest first, and asks nobody for a password', async () => {
    const withPassword = createTransport({
      url: sandbox.mailbox.smtpUrl,
      auth: { user: 'any', pass: 'thing' },
    });
    await withPassword.sendMail({
      from: 'a@x.test',
      to: 'Nora@Example.com',
      cc: 'priya@example.com',
      subject: 'one',
    });
    await send({ subject: 'two' });
    expect(sandbox.mailbox.mails('NORA@example.com').map(({ subject }) => subject)).toEqual(['two', 'one']);
    const answer = await fetch(`${sandbox.url}/mailbox/_sandbox/mails?to=priya@example.com`);
    expect(await answer.json()).toMatchObject({ data: [{ subject: 'one' }] });
  });

  it('waits for a mail that fits', async () => {
    const waiting = sandbox.mailbox.waitFor({ to: 'nora@example.com', subject: /link/ });
    await send({ subject: 'Something else' });
    await send({ subject: 'Your link' });
    const mail = await waiting;
    expect(mail.subject).toBe('Your link');
    expect((await sandbox.mailbox.waitFor({ to: 'Nora@example.com', subject: 'Your link' })).id).toBe(
      mail.id,
    );
    const next = sandbox.mailbox.waitFor({ to: 'nora@example.com', after: mail });
    await send({ subject: 'A later one' });
    expect((await next).subject).toBe('A later one');
    await expect(sandbox.mailbox.waitFor({ to: 'priya@example.com' }, 1)).rejects.toThrow(
      'priya@example.com',
    );
  });

  it('keeps the newest 500', async () => {
    const pooled = createTransport({ url: sandbox.mailbox.smtpUrl, pool: true, maxMessages: 1_000 });
    for (let number = 0; number <= 500; number += 1) {
      await pooled.sendMail({ from: 'a@x.test', to: 'nora@example.com', subject: String(number), text: '.' });
    }
    pooled.close();
    const mails = sandbox.mailbox.mails();
    expect([mails.length, mails.at(0)?.subject, mails.at(-1)?.subject]).toEqual([500, '500', '1']);
  });

  it('refuses a mail that is too large', async () => {
    await expect(send({ text: 'x'.repeat(300_000) })).rejects.toMatchObject({ responseCode: 552 });
    expect(sandbox.mailbox.mails()).toEqual([]);
  });
});

describe('The page of the mailbox', () => {
  it('says that it is the sandbox, and that there is nothing yet', async () => {
    const page = await pageOf('/mailbox');
    expect(page).toContain('Mail sandbox.');
    expect(page).toContain('No mail yet');
  });

  it('lists mails by recipient, and what a stranger wrote as text only', async () => {
    await send({ subject: '<script>alert(1)</script>' });
    await send({ to: 'priya@example.com', subject: 'Hello Priya' });
    const page = await pageOf('/mailbox');
    expect(page.indexOf('priya@example.com')).toBeLessThan(page.indexOf('nora@example.com'));
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(await pageOf('/mailbox?to=Nora@example.com')).not.toContain('Hello Priya');
  });

  it('shows a mail in a frame that runs nothing, whose links open in the whole window', async () => {
    await send();
    const [mail] = sandbox.mailbox.mails();
    const page = await pageOf(`/mailbox/${mail?.id}`);
    expect(page).toContain(`src="/mailbox/${mail?.id}/html"`);
    expect(page).toContain('sandbox="allow-top-navigation-by-user-activation"');
    expect(page).toContain('Open https://drumbeat.local/verify?token=abc');
    const frame = await fetch(`${sandbox.url}/mailbox/${mail?.id}/html`);
    expect(frame.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await frame.text()).toContain('<head><base target="_top">');
  });

  it('shows a mail without HTML as text', async () => {
    await send({ html: undefined, text: 'One <b>line</b>' });
    const page = await pageOf(`/mailbox/${sandbox.mailbox.mails()[0]?.id}`);
    expect(page).not.toContain('<iframe');
    expect(page).toContain('One &lt;b&gt;line&lt;/b&gt;');
  });

  it('says so when a mail is gone', async () => {
    expect((await fetch(`${sandbox.url}/mailbox/nothing`)).status).toBe(404);
    expect((await fetch(`${sandbox.url}/mailbox/nothing/html`)).status).toBe(404);
  });
});

describe('A fault of the mail server', () => {
  it.each([451, 550])('refuses with %d, and the next time takes it', async (code) => {
    sandbox.mailbox.fault({ kind: 'refuse', code });
    await expect(send()).rejects.toMatchObject({ responseCode: code });
    await send();
    expect(sandbox.mailbox.mails()).toHaveLength(1);
  });

  it.each([
    ['cut_before', 0],
    ['cut_after', 1],
  ] as const)('%s leaves the sender without an answer and %d mails in the box', async (kind, delivered) => {
    sandbox.mailbox.fault({ kind });
    await expect(send()).rejects.toThrow();
    expect(sandbox.mailbox.mails()).toHaveLength(delivered);
  });

  it('strikes the mail of one recipient only, as often as told', async () => {
    sandbox.mailbox.fault({ kind: 'refuse', to: 'Priya@example.com', times: 2 });
    await send();
    await expect(send({ to: 'priya@example.com' })).rejects.toMatchObject({ responseCode: 451 });
    expect(sandbox.mailbox.pendingFaults()).toMatchObject([{ kind: 'refuse', times: 1 }]);
  });

  it('makes a sender wait, until it is reset at the latest', async () => {
    sandbox.mailbox.fault({ kind: 'slow', delay_ms: 60_000 });
    const sending = send();
    await sandbox.mailbox.whenHeld();
    sandbox.mailbox.reset();
    await expect(sending).rejects.toMatchObject({ responseCode: 451 });
    expect(sandbox.mailbox.mails()).toEqual([]);
  });

  it('is ordered over HTTP as well, and refused when it makes no sense', async () => {
    const answer = await order(sandbox, '/mailbox/_sandbox/faults', { kind: 'refuse', code: 550, times: 3 });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      pending: [{ kind: 'refuse', code: 550, times: 3, to: null }],
    });
    for (const body of [{}, { kind: 'explode' }, { kind: 'refuse', code: 250 }, { kind: 'slow', times: 0 }]) {
      expect((await order(sandbox, '/mailbox/_sandbox/faults', body)).status).toBe(400);
    }
    expect((await order(sandbox, '/mailbox/_sandbox/reset')).status).toBe(204);
    expect(sandbox.mailbox.pendingFaults()).toEqual([]);
  });
});
