import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startAccounts, type AccountsUnderTest } from '../../../../test/support/services/accounts-module.js';
import { MailPausedError } from '../../mail/mail.service.js';
import { TooManyAttemptsError } from '../auth.errors.js';
import { SignUpCommand } from '../sign-in/sign-up.command.js';
import { SendLinkCommand } from './send-link.command.js';

const CLIENT = { address: '203.0.113.7', userAgent: 'A browser' };

describe('Asking for mail while none goes out', () => {
  let accounts: AccountsUnderTest;

  beforeAll(async () => {
    // Two mails and two accounts of one network.
    accounts = await startAccounts({ RATE_LIMIT_SCALE: '0.05', REQUIRE_EMAIL_CONFIRMATION: 'true' });
    await accounts.database.query(
      `update outgoing_channels set paused_at = now(), pause_reason = 'staff' where name = 'mail'`,
    );
  });
  afterAll(() => accounts.close());

  const email = () => `${randomUUID()}@example.test`;
  const link = () => accounts.get(SendLinkCommand).execute('magiclink', { email: email() }, CLIENT);
  const account = () =>
    accounts.get(SignUpCommand).execute({ email: email(), password: 'three herons over the weir' }, CLIENT);

  it.each([
    ['links', link],
    ['accounts', account],
  ])('meets the same walls, for %s too', async (_, ask) => {
    await expect(ask()).rejects.toThrow(MailPausedError);
    await expect(ask()).rejects.toThrow(MailPausedError);
    await expect(ask()).rejects.toThrow(TooManyAttemptsError);
  });
});
